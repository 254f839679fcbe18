"""How many rows a finder finds on drawn pages: python3 measure.py FINDER.onnx PAGES_OF_BENCH [SHARE_OF_SIZE]."""

import io
import pickle
import sys
from collections import Counter
from pathlib import Path

import numpy
import torch
from PIL import Image
from scipy import ndimage

from finder import Finder, normalised
from pages import HAND

IS_TEXT, SURELY_TEXT, LEAST_PIXELS, STEP = 0.3, 0.5, 12, 32
COVERED, OTHERS = 0.8, 0.2


def read_pages(pattern: str) -> list[dict]:
    files = sorted(Path(pattern).glob('bench-*.pickle')) if Path(pattern).is_dir() else [Path(pattern)]
    return [unpacked(page) for file in files for page in pickle.loads(file.read_bytes())]


def unpacked(page: dict) -> dict:
    image, cores, zones = (numpy.asarray(Image.open(io.BytesIO(page[name]))) for name in ('image', 'cores', 'zones'))
    height, width = (side // STEP * STEP for side in cores.shape)
    return {'image': image[:height, :width], 'cores': cores[:height, :width], 'zones': zones[:height, :width], 'kind': page['kind']}


def rows_found(probabilities: numpy.ndarray, page: dict) -> Counter:
    """Rows by hand and in print: found alone, joined with another, cut in pieces or lost; and what was found where no row is."""
    labels, count = ndimage.label(probabilities > IS_TEXT, numpy.ones((3, 3)))
    numbers = numpy.arange(count + 1)
    sizes, means = ndimage.sum(labels > 0, labels, numbers), ndimage.mean(probabilities, labels, numbers)
    good = (sizes >= LEAST_PIXELS) & (means >= SURELY_TEXT)
    good[0] = False
    labels = numpy.where(good[labels], labels, 0)
    cores = page['cores']
    # How many columns of each row each component covers.
    columns = cores.shape[1]
    ys, xs = numpy.nonzero(cores)
    places = numpy.unique((cores[ys, xs].astype(numpy.int64) * (count + 1) + labels[ys, xs]) * columns + xs)
    rows, found = numpy.divmod(places // columns, count + 1)
    covers: dict[int, Counter] = {}
    width: Counter = Counter()
    for row in numpy.unique(rows):
        here = rows == row
        width[row] = len(numpy.unique(places[here] % columns))
        covers[row] = Counter(found[here & (found > 0)].tolist())
    counts: Counter = Counter()
    for row, covered in covers.items():
        kind = 'hand' if page['zones'][cores == row].max() == HAND else 'print'
        best, most = covered.most_common(1)[0] if covered else (0, 0)
        joined = any(other != row and covers[other][best] > OTHERS * width[other] for other in covers)
        whole = sum(covered.values()) >= COVERED * width[row]
        counts[kind, 'joined' if best and joined else 'found' if most >= COVERED * width[row] else 'cut' if whole else 'lost'] += 1
    counts['none', 'false'] += int(good.sum()) - len(set(numpy.unique(labels[page['zones'] > 0])) - {0})
    return counts


def measured(finder: Finder, pages: list[dict], device: str = 'cpu') -> Counter:
    total: Counter = Counter()
    for page in pages:
        image = torch.from_numpy(page['image'].copy()).to(device).permute(2, 0, 1)[None].float() / 255
        with torch.no_grad():
            total += rows_found(torch.sigmoid(finder(normalised(image)))[0, 0].float().cpu().numpy(), page)
    return total


def said(counts: Counter) -> str:
    said = []
    for kind in ('hand', 'print'):
        all_ = sum(count for (of, _), count in counts.items() if of == kind) or 1
        shares = ', '.join(f'{name} {counts[kind, name] / all_:.1%}' for name in ('found', 'joined', 'cut', 'lost'))
        said.append(f'{kind} ({all_}): {shares}')
    return '; '.join(said) + f"; where no row is: {counts['none', 'false']}"


if __name__ == '__main__':
    torch.set_num_threads(1)
    print(said(measured(Finder(sys.argv[1]), read_pages(sys.argv[2]))))
