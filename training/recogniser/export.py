"""Writes what was learned as the files that the reader loads: python3 export.py START.onnx ALPHABET OUT RUN….

Of several runs, or a recogniser that was exported before (….onnx), the mean of their weights is written: it jitters less from
photo to photo than any one of them."""

import sys
from pathlib import Path

import torch

from alphabet import CHARACTERS
from model import Recogniser
from train import known_characters


def weights_of(run: str) -> dict[str, torch.Tensor]:
    if run.endswith('.onnx'):
        return Recogniser(run).state_dict()
    return torch.load(Path(run) / 'state.pt')['average']


def main() -> None:
    start, alphabet, out, *runs = sys.argv[1:]
    model = Recogniser(start)
    model.learn_alphabet(known_characters(alphabet))
    states = [weights_of(run) for run in runs]
    model.load_state_dict({name: sum(state[name] for state in states) / len(states) for name in states[0]})
    Path(out).mkdir(parents=True, exist_ok=True)
    model.save(str(Path(out) / 'recognition.onnx'))
    (Path(out) / 'alphabet.txt').write_text('\n'.join(CHARACTERS[1:-1]) + '\n', encoding='utf8')


if __name__ == '__main__':
    main()
