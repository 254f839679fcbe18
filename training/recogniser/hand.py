"""What a hand does with the letters of a font: joins them, and writes none twice alike."""

from functools import lru_cache

import numpy
from scipy import ndimage

from fonts import face

# Letters that end above, where a stroke to the next one sets out.
END_HIGH = set('bovw')


@lru_cache(maxsize=20000)
def outline(path, size: int, letter: str) -> tuple[tuple, tuple, tuple, float] | None:
    """Where a stroke may reach a letter and leave it, below and above, from its place on the base line; and how wide strokes are."""
    mask, (left, top) = face(path, size).getmask2(letter, 'L', anchor='ls')
    ink = numpy.asarray(mask, numpy.uint8).reshape(mask.size[1], mask.size[0]) > 128
    if ink.size == 0 or not ink.any():
        return None
    rows = numpy.arange(ink.shape[0]) + top

    def outermost(first: float, last: float, isLeft: bool):
        within = numpy.flatnonzero((rows >= first) & (rows <= last) & ink.any(1))
        if within.size == 0:
            return None
        columns = numpy.where(ink[within], numpy.arange(ink.shape[1])[None], 9999 if isLeft else -1)
        edges = columns.min(1) if isLeft else columns.max(1)
        place = edges.argmin() if isLeft else edges.argmax()
        return float(left + edges[place]), float(rows[within[place]])

    entry = outermost(-size * 0.42, -size * 0.06, True)
    low, high = outermost(-size * 0.2, size * 0.03, False), outermost(-size * 0.42, -size * 0.2, False)
    if entry is None or low is None or high is None:
        return None
    runs = ink.sum(1)
    return entry, low, high, float(numpy.median(runs[runs > 0]))


class Hand:
    """Writes word by word, each letter in a place of its own; where letters are joined, by strokes of one width."""

    def __init__(self, pen, draws):
        self.pen, self.draws = pen, draws
        self.spread = draws.choice([draws.uniform(-2.5, 0), 0, draws.uniform(0, 5), draws.uniform(3, 11)])
        self.rise = draws.uniform(0, 1.4)
        self.joined = draws.choice([0, 0, 0.5, 0.9, 1])
        self.one = draws.random() < 0.3
        stroke = outline(pen.path_for('l'), pen.size, 'l')
        self.width = max(1, round(min(stroke[3], pen.size * 0.12) * draws.uniform(0.6, 1.0))) if stroke else 2

    def write(self, word: str, y: float) -> None:
        pen, draws = self.pen, self.draws
        last = None
        for letter in word:
            at = y + draws.gauss(0, self.rise)
            if letter == '1' and self.one:
                self.write_stroke(at)
                last = None
                continue
            here = outline(pen.path_for(letter), pen.size, letter) if letter.isalpha() else None
            if last and here and draws.random() < self.joined:
                self.join(last, (pen.x + here[0][0] + 1, at + here[0][1]))
            before = pen.x
            pen.write(letter, at)
            pen.x += self.spread * draws.uniform(0.4, 1.4)
            leaves = here and (here[2] if letter in END_HIGH else here[1])
            last = (before + leaves[0] - 1, at + leaves[1]) if leaves and letter.islower() else None

    def join(self, start: tuple, end: tuple) -> None:
        """A curve that leaves along the base line and comes up to the next letter."""
        over = self.draws.uniform(0.35, 0.65)
        middle = (start[0] + (end[0] - start[0]) * over, max(start[1], end[1]) + self.draws.uniform(-1, 2))
        ways = [(1 - t, t) for t in (0, 0.25, 0.5, 0.75, 1)]
        curve = [tuple(a * a * p + 2 * a * b * q + b * b * r for p, q, r in zip(start, middle, end)) for a, b in ways]
        self.pen.ink.line(curve, fill=255, width=self.width, joint='curve')

    def write_stroke(self, y: float) -> None:
        """The '1' of most hands: a stroke and nothing else."""
        pen, draws = self.pen, self.draws
        high, lean = pen.size * draws.uniform(0.45, 0.8), pen.size * draws.uniform(-0.05, 0.3)
        left = pen.x + pen.size * draws.uniform(0.02, 0.12)
        pen.ink.line([(left, y + draws.uniform(-2, 2)), (left + lean, y - high)], fill=255, width=self.width)
        pen.x = left + max(lean, 0) * 0.6 + pen.size * draws.uniform(0.08, 0.3)


def by_hand(ink: numpy.ndarray, box: tuple, base: float, size: int, draws) -> numpy.ndarray:
    """No letter twice the same: each is drawn out and leans by itself, long letters are longer or shorter, the line grows and
    shrinks, and the pen is pressed harder here than there."""
    height, width = ink.shape
    seed = numpy.random.default_rng(draws.getrandbits(32))
    strength = draws.choice([0, 0.5, 1, 1, 1.5])
    if strength:
        xs, ys = numpy.arange(width, dtype=numpy.float32), numpy.arange(height, dtype=numpy.float32)[:, None]
        rows, columns = 5, max(4, width // draws.randint(18, 40))
        shifts = [smooth(seed.normal(0, by * strength, (rows, columns)), height, width) for by in (1.8, 2.4)]

        def along(by: float, length: int) -> numpy.ndarray:
            knots = max(4, width // length)
            return numpy.interp(xs, numpy.linspace(0, width, knots), seed.normal(0, by * strength, knots)).astype(numpy.float32)[None]

        across = xs[None] + shifts[1] + along(0.09, 60) * (ys - base) + along(4, 150)
        down = proportioned(ys, box, base, size, draws)
        grown = 1 + along(0.05, 130).clip(-0.15, 0.15)
        ink = ndimage.map_coordinates(ink, [base + (down - base) * grown + shifts[0], across], order=1, prefilter=False)
    if draws.random() < 0.6:
        pressed = smooth(seed.normal(draws.uniform(-0.5, 0.6), 0.5, (3, max(4, width // 50))), height, width).clip(-1, 1)
        thick = ndimage.grey_dilation(ink, draws.choice([(3, 3), (3, 3), (2, 4), (4, 2), (4, 4)]))
        thin = ndimage.grey_erosion(ink, (2, 2))
        ink = ink + pressed.clip(0, 1) * (thick - ink) + (-pressed).clip(0, 1) * 0.8 * (thin - ink)
    if draws.random() < 0.08:  # A pen that skips.
        ink = ink * smooth(seed.uniform(-0.3, 2.2, (height // 6, width // 6)), height, width).clip(0.4, 1)
    return ink


def proportioned(ys: numpy.ndarray, box: tuple, base: float, size: int, draws) -> numpy.ndarray:
    """The rows of a line whose small letters are larger or smaller beside the long ones, within the same height."""
    top, small, bottom = box[1], base - size * 0.42, box[3]
    if not top + 4 < small < base < bottom - 4:
        return ys
    moved = small + draws.uniform(-0.45, 0.45) * min(small - top, base - small)
    foot = base + draws.uniform(-0.3, 0.3) * (bottom - base)
    height = len(ys)
    return numpy.interp(ys, [0, top, moved, foot, bottom, height], [0, top, small, base, bottom, height]).astype(numpy.float32)


def faded(ink: numpy.ndarray, seed) -> numpy.ndarray:
    """Ink that fades."""
    height, width = ink.shape
    return ink * smooth(seed.uniform(0.35, 1.1, (3, max(3, width // 25))), height, width).clip(0.3, 1)


def smooth(values: numpy.ndarray, height: int, width: int) -> numpy.ndarray:
    """Few values as a field as large as the picture."""
    return ndimage.zoom(values.astype(numpy.float32), (height / values.shape[0], width / values.shape[1]), order=1)[:height, :width]
