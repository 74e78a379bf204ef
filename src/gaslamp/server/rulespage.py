"""The rules of a game by id, as a plain page that needs no script: where a refusal and a station card link to."""

from __future__ import annotations

from functools import cache
from html import escape

from gaslamp.server import kept
from gaslamp.words import Words, keys_of

PREFIXES = {"classic": "CL", "holmes": "SH", "compact": "CP", "connection": "CC"}
"""What the ids of each game's rules begin with."""
PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>{title} · Gaslamp</title>
<link rel="icon" type="image/svg+xml" href="{kept}/lamp.svg">
<link rel="stylesheet" href="{kept}/app.css">
<link rel="stylesheet" href="{kept}/rules.css">
</head>
<body>
<header class="rules-bar"><a href="/">Gaslamp</a></header>
<main class="rules">
<h1>{title}</h1>
<p class="note">{about}</p>
<dl>
{rules}
</dl>
</main>
</body>
</html>
"""
RULE = '<div class="rule" id="{id}"><dt><a href="#{id}">{id}</a></dt><dd>{text}</dd></div>'


def address(game: str, rule: str, language: str) -> str:
    """Where a rule can be read."""
    return f"/rules/{game}?language={language}#{rule}"


@cache
def rules_page(game: str, language: str) -> str:
    """Every rule that can say no, in a sentence."""
    words = Words(language).about(game)
    rules = "\n".join(RULE.format(id=rule, text=escape(sentence(rule, words))) for rule in rule_ids(game))
    title = escape(words.say("server-rules-title", game=words.say(f"game-{game}")))
    about = escape(words.say("server-rules-about"))
    return PAGE.format(language=language, title=title, about=about, rules=rules, kept=kept.address("")[:-1])


def rule_ids(game: str) -> list[str]:
    """The ids of the rules that have a sentence, in the order of the book."""
    found = {key.partition("-")[2] for key in keys_of("refusals") if key.startswith(("refused-", "rule-"))}
    own = (rule for rule in found if rule.startswith(f"{PREFIXES[game]}-"))
    return sorted(own, key=lambda rule: int(rule.partition("-")[2]))


def sentence(rule: str, words: Words) -> str:
    """What a rule says in general; most refusals are general enough."""
    key = f"rule-{rule}" if f"rule-{rule}" in keys_of("refusals") else f"refused-{rule}"
    return words.say(key)
