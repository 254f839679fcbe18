"""Writes what was learned as the files that the reader loads: python3 export.py START.onnx ALPHABET RUN OUT."""

import sys
from pathlib import Path

import torch

from alphabet import CHARACTERS
from model import Recogniser
from train import known_characters


def main() -> None:
    start, alphabet, run, out = sys.argv[1:5]
    model = Recogniser(start)
    model.learn_alphabet(known_characters(alphabet))
    model.load_state_dict(torch.load(Path(run) / 'state.pt')['average'])
    Path(out).mkdir(parents=True, exist_ok=True)
    model.save(str(Path(out) / 'recognition.onnx'))
    (Path(out) / 'alphabet.txt').write_text('\n'.join(CHARACTERS[1:-1]) + '\n', encoding='utf8')


if __name__ == '__main__':
    main()
