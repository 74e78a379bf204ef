"""Which names and passphrases can be kept, and which names look alike.

A name is kept as it is shown: NFKC, one line, letters of one script. Two names that fold to the same letters are one
name, whoever writes them: capitals, look-alikes of other scripts, 0 for o, 1 or I for l, rn for m.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final
from unicodedata import category, name, normalize

from msgspec import Struct

from gaslamp.core import Problem
from gaslamp.server.messages import LONGEST_NAME

SHORTEST: Final = 10
"""Characters of a passphrase: with the hash we use, guessing even one of all small letters takes centuries."""
VARIED: Final = 5
"""So many different characters it has, so that it is no row of the same ones."""
BETWEEN = " -'._"
"""What may stand between letters and digits."""
LIKE_LATIN = {
    "Cyrillic": ("авекмнорстухіјѕԁԛԝьүѵӏ", "abekmhopctyxljsdqwbyvl"),
    "Greek": ("αβεικνορτυχηωγ", "abelkvoptuxnwy"),
    "Latin": ("ɑɡıɩɪʟʏʀɢʜɴʙᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢ", "agllllyrghnbacdejkmoptuvwz"),
    "Armenian": ("օսոհցյ", "ounhgj"),
    "Cherokee": ("ᎠᎡᎢᎪᎫᎬᎳᎷᎻᎽᏀᏃᏔᏙᏚᏞᏟᏢᏦᏴ", "drlajewmhygzwvslcpkb"),
    "Lisu": ("ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ", "bpdtgkjczfmnlsrvhwxyaelou"),
    "signs": ("01i’", "oll'"),
}
"""Letters that look like those of the Latin alphabet, in their folded form, and signs that look like others."""
ALIKE = str.maketrans({odd: plain for pair in LIKE_LATIN.values() for odd, plain in zip(*pair, strict=True)})
PAIRS = {"rn": "m", "vv": "w"}
TOGETHER = {"CJK": "CJK", "HIRAGANA": "CJK", "KATAKANA": "CJK", "HANGUL": "CJK", "BOPOMOFO": "CJK"}
"""Scripts that are written side by side."""
UNSEEN = re.compile(r"FILLER|JOINER|VARIATION SELECTOR|INVISIBLE|INHERENT")
MARKS = re.compile(r"(?:\A|[^\w])[\u0300-\u036f]|[\u0300-\u036f]{3}")
"""Accents on nothing, and heaps of them."""


class BadName(Problem):
    """A name or a passphrase that cannot be kept."""


class KeptName(Struct, frozen=True):
    """A name as it is shown, and what it is known by."""

    shown: str
    folded: str


def read_name(text: str) -> KeptName:
    """A name somebody would like to keep."""
    shown = " ".join(normalize("NFKC", text).split(" ")).strip()
    if not 1 <= len(shown) <= LONGEST_NAME:
        raise BadName("name-length", most=LONGEST_NAME)
    if "  " in shown or MARKS.search(shown) or not all(map(_is_writable, shown)) or not any(map(str.isalnum, shown)):
        raise BadName("name-signs")
    if len({_script(sign) for sign in shown if sign.isalpha()}) > 1:
        raise BadName("name-scripts")
    return KeptName(shown, folded(shown))


def _is_writable(sign: str) -> bool:
    """Letters of any script, their accents, our digits and a few signs; nothing that is not seen."""
    kind = category(sign)
    if kind[0] == "L" or kind in ("Mn", "Mc"):
        return not UNSEEN.search(name(sign, "INVISIBLE"))
    return sign in BETWEEN or sign == "’" or (sign.isascii() and sign.isdigit())


def _script(letter: str) -> str:
    """What the name of a letter begins with."""
    script = re.split("[ -]", name(letter, ""))[0]
    return TOGETHER.get(script, script)


@lru_cache(4096)
def folded(shown: str) -> str:
    """The same for all names that look alike."""
    text = normalize("NFKC", normalize("NFKC", shown).casefold()).translate(ALIKE)
    for pair, letter in PAIRS.items():
        text = text.replace(pair, letter)
    return " ".join(text.split())


def read_passphrase(text: str, of: str) -> str:
    """A passphrase as it is hashed, if it is one that nobody guesses at once."""
    phrase = normalize("NFC", text)
    if len(phrase) < SHORTEST:
        raise BadName("passphrase-short", least=SHORTEST)
    if len(set(phrase)) < VARIED or folded(phrase) == folded(of):
        raise BadName("passphrase-simple")
    return phrase
