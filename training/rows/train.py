"""Teaches the finder rows by hand: python3 train.py START.onnx PAGES OUT SECONDS [BENCH] [STATE].

PAGES may be filled (`make.py`) while this runs. Where a page is printed, the answer of START is what is learned, so that print stays as
it is; rows by hand are learned from where they were drawn. Every minute OUT gets `finder.onnx` (weights in their mean over steps),
`state.pt`, from which a later run goes on, and a line in `curve.txt`."""

import copy
import io
import math
import os
import pickle
import random
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy
import torch
import torch.nn.functional as F
from PIL import Image

from finder import Finder, normalised
from measure import measured, read_pages, said
from pages import HAND, PRINT

DEVICE = 'cuda' if torch.cuda.is_available() else 'cpu'
SIDE, BATCH = (640, 24) if DEVICE == 'cuda' else (256, 4)
RATE, WARM_UP, AVERAGED_OVER, SAVED_EVERY = float(os.environ.get('RATE', 5e-4)), 150, 300, 60
# PP-OCR's answers before the sigmoid are 40 and more where it is sure, so that a fault would weigh as much as a hundred others.
SOFTER, SURE = 10.0, 40.0
LEAST_PAGES = 3600 if DEVICE == 'cuda' else 8
MOST_PAGES = 3600


class Pool:
    """The pages that were drawn so far, read in the background."""

    def __init__(self, folder: Path):
        self.folder, self.pages, self.seen = folder, [], set()
        threading.Thread(target=self.fill, daemon=True).start()

    def fill(self) -> None:
        with ThreadPoolExecutor(12) as threads:
            while len(self.pages) < MOST_PAGES:
                new = [path for path in sorted(self.folder.glob('learn-*.pickle')) if path not in self.seen]
                self.seen.update(new)
                for path in new:
                    self.pages.extend(threads.map(as_tensors, pickle.loads(path.read_bytes())))
                    if len(self.pages) >= MOST_PAGES:
                        return
                time.sleep(1)


def as_tensors(page: dict) -> dict:
    image, cores, zones = (numpy.asarray(Image.open(io.BytesIO(page[name]))) for name in ('image', 'cores', 'zones'))
    labels = torch.from_numpy(numpy.stack([(cores > 0).astype(numpy.uint8), zones == PRINT, zones == HAND]).astype(numpy.uint8)).to(DEVICE)
    image = torch.from_numpy(image.copy()).permute(2, 0, 1).contiguous().to(DEVICE)
    return {'image': image, 'labels': labels, 'isPrint': page['kind'] in ('print', 'typed')}


def part_of(page: dict, draws: random.Random) -> tuple[torch.Tensor, torch.Tensor]:
    """A square of a page, otherwise large, turned and seen a little from the side."""
    _, height, width = page['image'].shape
    scale = math.exp(draws.uniform(math.log(0.55), math.log(1.6)))
    turn = math.radians(draws.gauss(0, 2)) + math.pi / 2 * draws.choices([0, 1, 2, 3], [0.9, 0.04, 0.02, 0.04])[0]
    reach = SIDE / scale / 2
    x = draws.uniform(min(reach, width / 2), max(width - reach, width / 2))
    y = draws.uniform(min(reach, height / 2), max(height - reach, height / 2))
    at = torch.arange(SIDE, device=DEVICE, dtype=torch.float32) - SIDE / 2 + 0.5
    across, down = at[None, :] / scale, at[:, None] / scale
    side = 1 + (across * draws.gauss(0, 0.07) + down * draws.gauss(0, 0.07)) / reach
    across, down = across / side, down / side
    cos, sin = math.cos(turn), math.sin(turn)
    places = torch.stack([(x + across * cos - down * sin) * 2 / width - 1, (y + across * sin + down * cos) * 2 / height - 1], -1)[None]
    image = page['image'][None].float() / 255
    if scale < 0.85:
        image = F.interpolate(image, scale_factor=scale, mode='bilinear', antialias=True)
    image = F.grid_sample(image, places, 'bilinear', 'border', False)
    return image, F.grid_sample(page['labels'][None].float(), places, 'bilinear', 'zeros', False) > 0.5


def batch_of(pool: Pool, draws: random.Random) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    pages = [draws.choice(pool.pages) for _ in range(BATCH)]
    images, labels = (torch.cat(each) for each in zip(*[part_of(page, draws) for page in pages]))
    number = lambda low, high: torch.tensor([draws.uniform(low, high) for _ in pages], device=DEVICE)[:, None, None, None]
    gains = torch.tensor([[draws.gauss(1, 0.06) for _ in range(3)] for _ in pages], device=DEVICE)[:, :, None, None]
    images = (images * number(0.7, 1.15) * gains + number(-0.08, 0.12)).clamp(0.001, 1) ** number(0.75, 1.35)
    images = images + torch.randn_like(images) * number(0, 0.03)
    inverted = torch.tensor([draws.random() < 0.03 for _ in pages], device=DEVICE)[:, None, None, None]
    images = torch.where(inverted, 1 - images, images).clamp(0, 1)
    return normalised(images), labels, torch.tensor([page['isPrint'] for page in pages], device=DEVICE)[:, None, None]


def loss_of(logits: torch.Tensor, taught: torch.Tensor, labels: torch.Tensor, isPrint: torch.Tensor) -> torch.Tensor:
    cores, printed, written = labels.unbind(1)
    sure = torch.where(cores, SURE, -SURE)
    target = torch.sigmoid(torch.where(printed | (isPrint & ~written), taught, sure) / SOFTER)
    weight = 1 + 3 * (printed | written).float()
    crossed = (F.binary_cross_entropy_with_logits(logits / SOFTER, target, reduction='none') * weight).sum() / weight.sum()
    found = torch.sigmoid(logits / SOFTER)
    dice = 1 - 2 * (found * target).sum() / (found.square().sum() + target.square().sum() + 1)
    return 2 * crossed + dice


def main() -> None:
    start, folder, out, seconds = sys.argv[1:5]
    out = Path(out)
    out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(1)
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
    bench = read_pages(sys.argv[5])[:32] if len(sys.argv) > 5 else []
    teacher, model = (Finder(start).move_to(DEVICE) for _ in range(2))
    steps, log = 0, open(out / 'curve.txt', 'a')
    if len(sys.argv) > 6:
        state = torch.load(sys.argv[6], map_location=DEVICE)
        model.load_state_dict(state['weights'])
    average = copy.deepcopy(model)
    optimiser = torch.optim.AdamW(model.parameters(), RATE, weight_decay=1e-4)
    pool, draws = Pool(Path(folder)), random.Random(time.time())
    while len(pool.pages) < LEAST_PAGES:
        time.sleep(1)
    begun = time.time()
    losses = []

    def save() -> None:
        nonlocal losses
        text = said(measured(average, bench, DEVICE)) if bench else ''
        mean = torch.stack(losses).mean().item() if losses else 0
        print(f'{time.time() - begun:.0f} s, {steps} steps, {len(pool.pages)} pages, loss {mean:.4f}; {text}', flush=True)
        log.write(f'{time.time() - begun:.0f} s, {steps} steps, {len(pool.pages)} pages, loss {mean:.4f}; {text}\n')
        log.flush()
        losses = []
        average.save(str(out / 'finder.part'))
        (out / 'finder.part').rename(out / 'finder.onnx')
        torch.save({'weights': model.state_dict(), 'average': average.state_dict(), 'steps': steps}, out / 'state.part')
        (out / 'state.part').rename(out / 'state.pt')

    begun = saved = time.time()
    while time.time() - begun < float(seconds):
        share = (time.time() - begun) / float(seconds)
        for group in optimiser.param_groups:
            group['lr'] = RATE * min(1, (steps + 1) / WARM_UP) * (0.01 + 0.99 * (1 + math.cos(math.pi * share)) / 2)
        images, labels, isPrint = batch_of(pool, draws)
        with torch.no_grad():
            taught = teacher(images)[:, 0]
        loss = loss_of(model(images)[:, 0], taught, labels, isPrint)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 2.0)
        optimiser.step()
        steps += 1
        losses.append(loss.detach())
        mean = max(1 / AVERAGED_OVER, 1 / (steps / 3 + 1))
        with torch.no_grad():
            for kept, weight in zip(average.weights, model.weights):
                kept.lerp_(weight, mean)
        if time.time() - saved > SAVED_EVERY or steps == 20:
            save()
            saved = time.time()
    save()


if __name__ == '__main__':
    main()
