"""Teaches the recogniser: python3 train.py START.onnx ALPHABET FOLDER_OF_LINES RUN MINUTES [FIRST_PIECE].

First the layers behind the convolutions and the head, then all of it. RUN keeps what was learned so far (`state.pt`) and is gone
on from where it is there. Meant for one core of a processor: MALLOC_TOP_PAD_=1000000000, MALLOC_MMAP_MAX_=0 and
MALLOC_TRIM_THRESHOLD_=20000000000 in the environment halve the time of a step."""

import copy
import ctypes
import math
import pickle
import random
import sys
import time
from pathlib import Path

import numpy
import torch
import torch.nn.functional as F

from alphabet import CHARACTERS
from model import FEATURES, STROKES, Recogniser

# Columns of pixels in a batch: 16 lines of 384.
BATCH = 6144
# The share of the time in which only what stands behind the convolutions learns.
HEAD_SHARE = 0.05
RATES = {'behind': 1e-3, 'convolutions': 5e-4}
# Of weights that know Larder's alphabet already.
RATES_AGAIN = {'behind': 5e-4, 'convolutions': 3e-4}
WARM_UP = {True: 200, False: 60}
AVERAGED_OVER = {True: 400, False: 120}
SAVED_EVERY = 240
CLASS = {character: place for place, character in enumerate(CHARACTERS)}


def known_characters(path: str) -> list[str]:
    return ['', *Path(path).read_text(encoding='utf8').rstrip('\n').split('\n'), ' ']


def tinted(image: numpy.ndarray, draws: random.Random) -> numpy.ndarray:
    """Three planes, blue first, from -1 to 1: paper and light are rarely grey."""
    grey = image.astype(numpy.float32) / 127.5 - 1
    if draws.random() < 0.3:
        return numpy.stack([grey] * 3)
    warm = draws.uniform(-0.05, 0.3)
    gains = (1 - warm, 1 - warm * 0.4, 1 + max(0, 0.1 - warm))
    return numpy.stack([numpy.clip((grey + 1) * gain - 1, -1, 1) for gain in gains])


def batch_of(lines: list[dict], draws: random.Random) -> torch.Tensor:
    """Lines of nearly the same width as one tensor; the edge of the paper goes on where one is shorter."""
    width = -(-max(line['image'].shape[1] for line in lines) // 32) * 32
    images = [numpy.pad(line['image'], ((0, 0), (0, width - line['image'].shape[1])), 'edge') for line in lines]
    return torch.from_numpy(numpy.stack([tinted(image, draws) for image in images]))


def loss_of(logarithms: torch.Tensor, lines: list[dict]) -> torch.Tensor:
    targets = [[CLASS[letter] for letter in line['text']] for line in lines]
    lengths = torch.tensor([len(target) for target in targets])
    flat = torch.tensor([each for target in targets for each in target])
    steps = torch.full((len(lines),), logarithms.shape[1])
    loss = F.ctc_loss(logarithms.transpose(0, 1), flat, steps, lengths, reduction='sum', zero_infinity=True)
    return loss / flat.numel()


class Training:
    def __init__(self, start: str, alphabet: str, run: Path):
        self.model = Recogniser(start)
        known = known_characters(alphabet)
        self.model.learn_alphabet(known)
        self.isFirst = known != CHARACTERS
        behind = set(self.model.names_behind(FEATURES))
        learning = self.model.names if self.isFirst else self.model.names_behind(STROKES)
        groups: dict[str, list] = {'behind': [], 'convolutions': []}
        for name, weight in zip(self.model.names, self.model.weights):
            weight.requires_grad = name in learning
            if weight.requires_grad:
                groups['behind' if name in behind else 'convolutions'].append(weight)
        self.optimiser = torch.optim.AdamW([{'params': groups[name], 'name': name} for name in groups], lr=0, weight_decay=1e-4)
        self.average = copy.deepcopy(self.model)
        self.steps, self.spent, self.piece, self.path = 0, 0.0, 0, run / 'state.pt'
        if self.path.exists():
            state = torch.load(self.path)
            self.model.load_state_dict(state['model'])
            self.average.load_state_dict(state['average'])
            self.optimiser.load_state_dict(state['optimiser'])
            self.steps, self.spent, self.piece = state['steps'], state['spent'], state['piece']

    def save(self) -> None:
        state = {'model': self.model.state_dict(), 'average': self.average.state_dict(), 'optimiser': self.optimiser.state_dict(),
                 'steps': self.steps, 'spent': self.spent, 'piece': self.piece}  # fmt: skip
        torch.save(state, self.path.with_suffix('.part'))
        self.path.with_suffix('.part').rename(self.path)

    def step(self, lines: list[dict], share: float, draws: random.Random) -> float:
        isHeadAlone = self.isFirst and share < HEAD_SHARE
        for group in self.optimiser.param_groups:
            isAsleep = group['name'] == 'convolutions' and isHeadAlone
            warm = min(1, (self.steps + 1) / WARM_UP[self.isFirst])
            rates = RATES if self.isFirst else RATES_AGAIN
            group['lr'] = 0 if isAsleep else rates[group['name']] * warm * (0.02 + 0.98 * (1 + math.cos(math.pi * share)) / 2)
        images = batch_of(lines, draws)
        if isHeadAlone:
            with torch.no_grad():
                features = self.model(images, end=FEATURES)
            loss = loss_of(self.model(features, start=FEATURES), lines)
        else:
            loss = loss_of(self.model(images), lines)
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_([each for each in self.model.parameters() if each.requires_grad], 2.0)
        self.optimiser.step()
        self.steps += 1
        keep = min(1 - 1 / AVERAGED_OVER[self.isFirst], self.steps / (self.steps + 10))
        with torch.no_grad():
            for mean, weight in zip(self.average.weights, self.model.weights):
                mean.lerp_(weight, 1 - keep)
        return loss.item()


def batches(path: Path, draws: random.Random) -> list[list[dict]]:
    lines = sorted(pickle.loads(path.read_bytes()), key=lambda line: line['image'].shape[1])
    groups: list[list[dict]] = [[]]
    for line in lines:
        if (len(groups[-1]) + 1) * line['image'].shape[1] > BATCH:
            groups.append([])
        groups[-1].append(line)
    draws.shuffle(groups)
    return groups


def main() -> None:
    torch.set_num_threads(1)
    torch.manual_seed(1)
    start, alphabet, folder, run, minutes = sys.argv[1:6]
    part, parts = map(int, sys.argv[6:8] or (0, 1))
    training = Training(start, alphabet, Path(run))
    saved = clock = time.time()
    while training.spent < float(minutes) * 60:
        pieces = sorted(Path(folder).glob('learn-*.pickle'))
        place = (training.piece * parts + part) % len(pieces)
        draws = random.Random(place)
        losses = []
        for lines in batches(pieces[place], draws):
            share = min(1.0, training.spent / (float(minutes) * 60))
            losses.append(training.step(lines, share, draws))
            training.spent += time.time() - clock
            clock = time.time()
            if training.spent > float(minutes) * 60:
                break
        training.piece += 1
        # Lines of many widths leave holes: without this a run grows to 3 GB.
        ctypes.CDLL('libc.so.6').malloc_trim(0)
        seconds = time.process_time()
        print(f'{training.spent / 60:.1f} min ({seconds / 60:.1f} of the processor), piece {place} of {len(pieces)}, '
              f'{training.steps} steps, loss {sum(losses) / len(losses):.4f}', flush=True)  # fmt: skip
        if time.time() - saved > SAVED_EVERY:
            training.save()
            saved = time.time()
    training.save()


if __name__ == '__main__':
    main()
