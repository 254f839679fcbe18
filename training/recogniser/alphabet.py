"""The letters that the recogniser reads, and which letter of PP-OCR's a new one looks like at first."""

import unicodedata

FRACTIONS = '½⅓⅔¼¾⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚'
SIGNS = '°×·•–—…‘’‚“”„«»‹›€£§¿¡ªº±'
# Extended-A without the letters that are two, and without those that no language of today writes; Romanian's comma letters.
LATIN_1 = ''.join(chr(code) for code in range(0xC0, 0x100) if chr(code) not in '×÷')
EXTENDED_A = ''.join(chr(code) for code in range(0x100, 0x180) if chr(code) not in 'Ĳĳŉſĸ')
ROMANIAN = 'ȘșȚț'
ASCII = ''.join(chr(code) for code in range(0x21, 0x7F))

# Class 0 is 'no character', the last one the space, as in PP-OCR.
CHARACTERS = ['', *ASCII, *LATIN_1, *EXTENDED_A, *ROMANIAN, *FRACTIONS, *SIGNS, ' ']

_LIKE = {
    'ß': 'B', 'æ': 'a', 'Æ': 'A', 'œ': 'o', 'Œ': 'O', 'ø': 'o', 'Ø': 'O', 'ł': 'l', 'Ł': 'L', 'ı': 'i', 'đ': 'd', 'Đ': 'D',
    'ð': 'd', 'Ð': 'D', 'þ': 'p', 'Þ': 'P', 'ħ': 'h', 'Ħ': 'H', 'ŧ': 't', 'Ŧ': 'T', 'ŋ': 'n', 'Ŋ': 'N', 'ŀ': 'l', 'Ŀ': 'L',
    '‚': ',', '„': '"', '‘': "'", '’': "'", '“': '"', '”': '"', '«': '<', '»': '>', '‹': '<', '›': '>', '–': '-', '—': '-',
    '…': '.', '•': '.', '·': '.', '¿': '?', '¡': '!', 'ª': 'a', 'º': 'o', '°': 'o', '×': 'x', '€': 'C', '£': 'E', '§': 'S', '±': '+',
}  # fmt: skip


def lookalike(character: str) -> str:
    """A plain character whose weights are a start for those of another one."""
    if character in FRACTIONS:
        return '/'
    return _LIKE.get(character) or unicodedata.normalize('NFD', character)[0]
