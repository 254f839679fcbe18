"""Lines as recipes have them, in the languages whose words are at hand. None of the texts is kept: only what is drawn from them."""

import json
import re
import zlib
from pathlib import Path

from alphabet import CHARACTERS, EXTENDED_A, FRACTIONS, LATIN_1

KNOWN = set(CHARACTERS[1:])
UNITS = (
    'g kg ml dl cl l tsp tbsp cup cups c. t. T. tsp. tbsp. oz lb pkg. EL TL Pck. Prise St. cuil. c. à s. c. à c. cda. cdta. colher '
    'xíc. cucchiai łyżki łyżeczki szkl. msk tsk krm spsk tsp. ss ts lžíce lžička hrnek yemek kaşığı çay su bardağı eetl. theel. ek '
    'kk csésze lingură linguriță žlica šaukštas ēdamkarote pkt. dose bunch clove'
).split(' ')
SHARE_KEPT_OUT = 12
LONGEST = 52


def is_kept_out(word: str) -> bool:
    """Words with accents, of which every twelfth is for the bench alone."""
    return len(word) > 3 and not word.isascii() and zlib.crc32(word.lower().encode()) % SHARE_KEPT_OUT == 0


def words_of(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]+", text)


def has_kept_out(line: str) -> bool:
    """Of lines without such words every twelfth is kept out too."""
    return zlib.crc32(line.encode()) % SHARE_KEPT_OUT == 0 or any(is_kept_out(word) for word in words_of(line))


def read_dictionaries(folder: Path) -> dict[str, list[str]]:
    """The words of hunspell's dictionaries below a folder, by language."""
    languages: dict[str, list[str]] = {}
    for path in sorted(folder.rglob('*.dic')):
        if path.name.startswith('hyph') or path.is_symlink():
            continue
        affixes = path.with_suffix('.aff')
        rules = affixes.read_bytes() if affixes.exists() else b''
        encoding = re.search(rb'^SET\s+(\S+)', rules, re.M)
        text = path.read_text(encoding[1].decode() if encoding else 'latin-1', 'replace')
        words = [re.split(r'[/\t ]', row)[0] for row in text.splitlines()[1:]]
        words = [word for word in words if 1 < len(word) < 18 and set(word) <= KNOWN and word.isalpha()]
        languages.setdefault(path.stem.split('_')[0], []).extend(words)
    return {name: words for name, words in languages.items() if len(words) > 2000}


def read_lines(pages: Path, phrases: list[Path]) -> list[str]:
    """What stands on pages of recipes and in the phrases of this repository, cut into rows."""
    texts: list[str] = []
    for path in sorted(pages.glob('*/*.json')):
        texts += strings_in(json.loads(path.read_text(encoding='utf8')))
    for path in phrases:
        texts += re.split(r'[|\n]', path.read_text(encoding='utf8'))
    lines = [row for text in texts for row in rows_of(' '.join(text.split()))]
    return [line for line in lines if set(line) <= KNOWN and len(line) > 1]


def strings_in(value: object) -> list[str]:
    if isinstance(value, str):
        return [] if 'http' in value else [value]
    if isinstance(value, dict):
        return [text for each in value.values() for text in strings_in(each)]
    return [text for each in value for text in strings_in(each)] if isinstance(value, list) else []


def rows_of(text: str) -> list[str]:
    rows, row = [], ''
    for word in text.split(' '):
        if len(row) + len(word) > LONGEST:
            rows.append(row)
            row = ''
        row = f'{row} {word}'.strip()
    return [*rows, row]


class Lines:
    """Draws lines: of pages, made of an amount and words of one language, and of letters that are rare otherwise."""

    def __init__(self, dictionaries: dict[str, list[str]], lines: list[str], isBench: bool):
        self.isBench = isBench
        self.lines = [line for line in lines if has_kept_out(line) == isBench]
        allowed = {name: [w for w in words if isBench or not is_kept_out(w)] for name, words in dictionaries.items()}
        self.languages = {name: (words, [w for w in words if not w.isascii()]) for name, words in allowed.items()}
        self.kept = {name: [w for w in words if is_kept_out(w)] for name, words in dictionaries.items()}

    def draw(self, draws) -> tuple[str, str]:
        """A line and the language it was made in."""
        kind = draws.random()
        if kind < 0.38:
            return draws.choice(self.lines), 'page'
        if kind < 0.42 and not self.isBench:
            return self.rare(draws), 'signs'
        name = draws.choice(sorted(self.languages))
        return self.made(draws, name), name

    def made(self, draws, name: str) -> str:
        plain, accented = self.languages[name]
        if self.isBench:
            accented = self.kept[name] or accented
        words = [draws.choice(accented if accented and draws.random() < 0.55 else plain) for _ in range(draws.choice([1, 2, 2, 3, 4]))]
        line = draws.choice([' ', ' ', ' ', ', ']).join(words)
        case = draws.random()
        line = line.upper() if case < 0.08 and 'ß' not in line else line.capitalize() if case < 0.2 else line
        if draws.random() < 0.45:
            line = f'{amount(draws)} {line}'
        line += draws.choice(['', '', '', '', '.', ',', ':', ' (' + draws.choice(plain) + ')'])
        line = line[:LONGEST].strip()
        return line if set(line) <= KNOWN else self.made(draws, name)

    def rare(self, draws) -> str:
        letters = draws.choice([FRACTIONS, LATIN_1, EXTENDED_A, LATIN_1 + EXTENDED_A, ''.join(CHARACTERS[1:-1])])
        rows = [''.join(draws.choice(letters) for _ in range(draws.randint(1, 6))) for _ in range(draws.randint(1, 5))]
        return ' '.join(f'{draws.randint(1, 9)}{row}' if draws.random() < 0.2 else row for row in rows)


def amount(draws) -> str:
    common = '½½½¼¼¾¾⅓⅔⅛'
    whole = str(draws.choice([1, 1, 2, 2, 3, 4, 5, 6, 8, 10, 12, 14, 15, 20, 25, 50, 100, 125, 150, 175, 200, 250, 300, 350, 400, 500, 750]))
    small = draws.choice(['', '', '1', '1', '2', '3'])
    kind = draws.random()
    if kind < 0.4:
        number = whole
    elif kind < 0.7:
        number = small + draws.choice(['', '', '', ' ']) * bool(small) + draws.choice(common)
    elif kind < 0.8:
        number = f"{small} {draws.choice(['1/2', '1/4', '3/4', '1/3', '2/3', '1/8'])}".strip()
    elif kind < 0.9:
        number = f"{draws.randint(1, 9)}{draws.choice(['-', '–', ' - '])}{draws.randint(2, 12)}"
    else:
        number = draws.choice([f"{draws.choice([160, 175, 180, 200, 220, 325, 350, 375, 400])}{draws.choice(['°', '° ', ' °'])}{draws.choice('CF')}",
                               f'{draws.randint(1, 9)}{draws.choice(",.")}{draws.randint(1, 9)}', f'{draws.randint(2, 4)} × {whole}', f'{whole} %'])  # fmt: skip
    return f"{number}{draws.choice(['', ' ', ' ', ' '])}{draws.choice(UNITS)}" if draws.random() < 0.7 else number
