"""Draws pages without end: python3 make.py FONTS LINES.json OUT SEED (learn | bench COUNT) [PROCESSES]; `sheet` draws some to look at.

FONTS holds the fonts of `training/recogniser/fonts.py`, LINES.json a list of rows of text. `bench` draws in the fonts that are kept out."""

import json
import pickle
import random
import sys
import time
from multiprocessing import Process
from pathlib import Path

import pages
from fonts import read_fonts, split

PIECE = 8


def draw_pieces(fonts: str, lines: str, out: str, seed: str, what: str, first: int, step: int, count: int) -> None:
    learned, kept = split(read_fonts(Path(fonts)))
    drawn = pages.Pages(kept if what == 'bench' else learned, json.loads(Path(lines).read_text(encoding='utf8')))
    for place in range(first, count, step):
        draws = random.Random(f'{what} {seed} {place}')
        piece = []
        while len(piece) < PIECE:
            try:
                piece.append(drawn.draw(draws))
            except Exception as error:  # A page that cannot be drawn is not worth the others.
                print(f'{place}: {error!r}', flush=True)
        path = Path(out) / f'{what}-{seed}-{place:05}.pickle'
        path.with_suffix('.part').write_bytes(pickle.dumps(piece))
        path.with_suffix('.part').rename(path)


def main() -> None:
    fonts, lines, out, seed, what = sys.argv[1:6]
    count = int(sys.argv[6]) if len(sys.argv) > 6 else 10**5
    processes = int(sys.argv[7]) if len(sys.argv) > 7 else 1
    Path(out).mkdir(parents=True, exist_ok=True)
    started = time.time()
    workers = [Process(target=draw_pieces, args=(fonts, lines, out, seed, what, each, processes, count)) for each in range(processes)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    print(f'{count * PIECE} pages in {time.time() - started:.0f} s')


if __name__ == '__main__':
    main()
