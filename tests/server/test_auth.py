"""Tokens and invitations."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gaslamp.server.auth import (
    ANY,
    WATCH,
    InvitedPlace,
    NotInvited,
    hashed,
    invitation,
    invited,
    new_token,
    watched,
    watcher_token,
)


def test_a_token_has_128_bits_and_no_two_are_alike() -> None:
    tokens = {new_token() for _ in range(200)}
    assert len(tokens) == 200
    assert all(len(token) == 22 for token in tokens)  # 128 bits at 6 bits a character


def test_what_is_kept_does_not_hold_the_token() -> None:
    token = new_token()
    assert token not in hashed(token)
    assert hashed(token) == hashed(token) != hashed(new_token())


@pytest.mark.parametrize("place", [ANY, WATCH, 0, 5])
def test_an_invitation_is_read_as_it_was_written(place: InvitedPlace) -> None:
    for edition in (0, 1, 12):
        assert invited("secret", invitation("secret", "abc", place, edition)) == ("abc", place, edition)


def test_a_watchers_token_is_for_one_match_and_no_two_are_alike() -> None:
    tokens = {watcher_token("secret", "abc") for _ in range(200)}
    assert len(tokens) == 200
    assert {watched("secret", token) for token in tokens} == {("abc", 0)}
    assert {watched("other", token) for token in tokens} == {None}
    assert watched("secret", watcher_token("secret", "abc", edition=3)) == ("abc", 3)


@given(st.text(max_size=64))
def test_no_other_token_is_a_watchers(token: str) -> None:
    assert watched("secret", token) is None
    assert watched("secret", invitation("secret", "abc", WATCH)) is None


@pytest.mark.parametrize(
    "forge",
    [
        str.upper,
        lambda c: c.replace(".any.", ".0."),
        lambda c: c.replace(".any.", ".any-1."),
        lambda c: c[:-1],
        lambda c: "b" + c,
    ],
)
def test_a_forged_invitation_is_refused(forge: object) -> None:
    assert callable(forge)
    with pytest.raises(NotInvited):
        invited("secret", forge(invitation("secret", "abc")))


def test_an_invitation_of_another_server_is_refused() -> None:
    with pytest.raises(NotInvited):
        invited("secret", invitation("another", "abc"))


@given(st.text(max_size=80))
def test_whatever_is_sent_as_an_invitation_is_refused_and_nothing_else(code: str) -> None:
    with pytest.raises(NotInvited):
        invited("secret", code)
