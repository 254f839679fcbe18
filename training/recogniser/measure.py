"""Letters wrong on lines whose fonts and texts took no part in training: python3 measure.py RECOGNISER.onnx ALPHABET FOLDER_OF_LINES.

PP-OCR's own, of another alphabet, is held to the letters that the reader lets it choose."""

import pickle
import re
import sys
import unicodedata
from collections import defaultdict
from pathlib import Path

import numpy
import torch

from alphabet import CHARACTERS, FRACTIONS
from model import Recogniser
from train import known_characters

LATIN = re.compile('[\\x20-\\x7e°éèêëàâáäçîïíìôóòöûùúüñÉÓÜ×·•–—’“”]')


def distance(read: str, wanted: str) -> int:
    row = list(range(len(wanted) + 1))
    for place, letter in enumerate(read, 1):
        before, row[0] = row[0], place
        for at, other in enumerate(wanted, 1):
            before, row[at] = row[at], min(row[at] + 1, row[at - 1] + 1, before + (letter != other))
    return row[-1]


def read(model: Recogniser, characters: list[str], image: numpy.ndarray) -> tuple[str, float]:
    """The likeliest letters, and how sure the recogniser is of them: the mean."""
    grey = torch.from_numpy(image.astype(numpy.float32) / 127.5 - 1)
    with torch.no_grad():
        logarithms = model(grey[None, None].expand(1, 3, *grey.shape).contiguous())[0]
    if len(characters) != len(CHARACTERS):
        banned = [place for place, each in enumerate(characters) if place > 0 and not LATIN.fullmatch(each)]
        logarithms[:, banned] = -99
    best = logarithms.max(1)
    text, scores, last = '', [], 0
    for place, score in zip(best.indices.tolist(), best.values.exp().tolist()):
        if place not in (0, last):
            text += characters[place]
            scores.append(score)
        last = place
    return text, sum(scores) / max(1, len(scores))


def plain(text: str) -> str:
    return ''.join(letter for letter in unicodedata.normalize('NFD', text) if unicodedata.category(letter) != 'Mn')


class Count:
    def __init__(self):
        self.letters = self.wrong = self.words = self.right = self.parts = self.partsRight = self.spaces = self.spacesFound = 0

    def add(self, wanted: str, found: str) -> None:
        self.letters += len(wanted.replace(' ', ''))
        self.wrong += distance(found.replace(' ', ''), wanted.replace(' ', ''))
        left = re.findall(r'[^\W\d_]+', found)
        for word in re.findall(r'[^\W\d_]+', wanted):
            if plain(word) != word or not word.isascii():
                self.words += 1
                self.right += word in left
        amount = re.match(rf'[\d\s]*[{FRACTIONS}]', wanted)
        if amount:
            self.parts += 1
            self.partsRight += found.replace(' ', '').startswith(amount[0].replace(' ', ''))

    def __str__(self) -> str:
        share = lambda part, whole: f'{100 * part / max(1, whole):5.1f} % of {whole}'  # noqa: E731
        return f'letters wrong {share(self.wrong, self.letters)}, words with accents right {share(self.right, self.words)}, fractions right {share(self.partsRight, self.parts)}'


def main() -> None:
    torch.set_num_threads(1)
    start, alphabet, folder = sys.argv[1:]
    model, characters = Recogniser(start), known_characters(alphabet)
    counts: dict[str, Count] = defaultdict(Count)
    for path in sorted(Path(folder).glob('bench-*.pickle')):
        for line in pickle.loads(path.read_bytes()):
            found, _ = read(model, characters, line['image'])
            for kind in (line['kind'], f"{line['kind']}, plain letters" if line['text'].isascii() else f"{line['kind']}, accents", 'all'):
                counts[kind].add(line['text'], found)
    for kind in sorted(counts):
        print(f'{kind}: {counts[kind]}')


if __name__ == '__main__':
    main()
