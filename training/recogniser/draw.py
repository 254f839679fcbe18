"""Draws a line of text as a photograph of it: 48 grey pixels high, as the reader cuts lines out of photos."""

import io
from dataclasses import dataclass

import numpy
from PIL import Image, ImageDraw, ImageFilter
from scipy import ndimage

from fonts import Font, covered, face
from hand import Hand, by_hand, faded, smooth

HEIGHT = 48
SIZE = 44
PAD = 60
WIDEST = 720
DECOMPOSED = {
    '½': '12', '⅓': '13', '⅔': '23', '¼': '14', '¾': '34', '⅛': '18', '⅜': '38', '⅝': '58', '⅞': '78',
    '⅕': '15', '⅖': '25', '⅗': '35', '⅘': '45', '⅙': '16', '⅚': '56',
}  # fmt: skip
MAY_LACK = set(DECOMPOSED)


def needed(text: str) -> str:
    """The letters that a font has to have; fractions can be put together of two numbers and a stroke."""
    return ''.join(set(text) - MAY_LACK - {' '}) + ('12345678' if set(text) & MAY_LACK else '')


@dataclass
class Pen:
    """Where ink is put, and in what letters."""

    font: Font
    size: int
    image: Image.Image
    x: float

    def __post_init__(self):
        self.ink = ImageDraw.Draw(self.image)

    def path_for(self, letter: str):
        return next((path for path in self.font.paths if letter in covered(path)), self.font.paths[0])

    def write(self, text: str, y: float, shade: int = 255, size: int | None = None) -> None:
        """Writes a run of letters, each stretch in the file that has them."""
        run = ''
        for letter in [*text, '']:
            if run and (not letter or (letter != ' ' and self.path_for(letter) != self.path_for(run[0]))):
                ink = face(self.path_for(run[0] if run[0] != ' ' else run[-1]), size or self.size)
                self.ink.text((self.x, y), run, fill=shade, font=ink, anchor='ls')
                self.x += ink.getlength(run)
                run = ''
            run += letter

    def write_fraction(self, sign: str, y: float, draws, shade: int = 255) -> None:
        above, below = DECOMPOSED[sign]
        if self.font.kind == 'typed' and draws.random() < 0.6:
            self.type_fraction(above, below, y, draws, shade)
            return
        size = int(self.size * draws.uniform(0.5, 0.66))
        high = self.size * draws.uniform(0.28, 0.4)
        width = face(self.font.paths[0], size).getlength('4')
        start, line = self.x, draws.choice([1, 2, 2, 3])
        if draws.random() < 0.35:  # One number on the other, as many write it.
            self.write(above, y - high - self.size * 0.05, shade, size)
            self.x = start
            self.write(below, y + self.size * 0.16, shade, size)
            middle = y - self.size * 0.29
            self.ink.line([(start - 2, middle), (start + width + 2, middle + draws.uniform(-3, 3))], fill=shade, width=line)
            self.x = start + width + 3
            return
        self.write(above, y - high, shade, size)
        gap = self.size * draws.uniform(-0.05, 0.05)
        foot = self.x + gap
        self.ink.line([(foot - 2, y + 2), (foot + self.size * 0.25, y - self.size * 0.68)], fill=shade, width=line)
        self.x = foot + self.size * draws.uniform(0.08, 0.2)
        self.write(below, y + self.size * draws.uniform(0, 0.06), shade, size)


    def type_fraction(self, above: str, below: str, y: float, draws, shade: int) -> None:
        """A key of its own: two small numbers in the place of one letter, a short stroke between them."""
        size, cell = int(self.size * draws.uniform(0.42, 0.56)), face(self.font.paths[0], self.size).getlength('0')
        number, start = face(self.font.paths[0], size), self.x
        middle, tilt = y - self.size * draws.uniform(0.24, 0.34), draws.uniform(-0.12, 0.02) * self.size
        lean = draws.choice([0, 0, 0.1, 0.2]) * cell
        for text, foot, aside in ((above, middle - self.size * draws.uniform(0.04, 0.08), -lean), (below, middle + size * 0.72, lean)):
            self.x = start + (cell - number.getlength(text)) / 2 + aside
            self.write(text, foot, shade, size)
        edge = cell * draws.uniform(0, 0.2)
        stroke = [(start + edge, middle - tilt), (start + cell - edge, middle + tilt)]
        self.ink.line(stroke, fill=shade, width=draws.choice([1, 2, 2, 3]))
        self.x = start + cell


def draw_line(text: str, font: Font, draws, others: list[str], label: tuple[str, Font] | None = None) -> numpy.ndarray | None:
    """A photograph of a line, rows cut in by its neighbours included; None where it would be too wide. A label is what a form
    has printed before it."""
    size = draws.randint(SIZE - 8, SIZE + 4)
    image = Image.new('L', (int(size * len(text) * 1.3) + 4 * PAD, 5 * size + 2 * PAD), 0)
    middle = image.height // 2 + size // 3
    start = 2 * PAD
    if label:
        printed = Pen(label[1], int(size * draws.uniform(0.55, 0.95)), image, start)
        printed.write(label[0], middle)
        start = printed.x + size * draws.uniform(0.2, 0.7)
    pen = Pen(font, size, image, start)
    draw_text(pen, text, middle, draws)
    box = image.getbbox()
    if box is None:
        return None
    pitch = size * draws.uniform(1.0, 1.5)
    if draws.random() < 0.4:
        for place in (-1, 1):
            neighbour = Pen(font, size, image, 2 * PAD + draws.uniform(-20, 60))
            draw_text(neighbour, draws.choice(others)[: len(text)], middle + place * pitch, draws, isPlain=True)
    add_rules(image, box, middle, font.kind, draws)
    around = (box[0] - PAD, box[1] - PAD, box[2] + PAD, box[3] + PAD)
    ink = numpy.asarray(image.crop(around), numpy.float32) / 255
    box = (PAD, PAD, PAD + box[2] - box[0], PAD + box[3] - box[1])
    if font.kind == 'hand':
        ink = by_hand(ink, box, middle - around[1], size, draws)
    elif font.kind == 'typed' and draws.random() < 0.3:  # Ink that fills what letters enclose.
        ink = ndimage.grey_closing(ink, (draws.randint(2, 5), draws.randint(2, 5)))
    if draws.random() < (0.14 if font.kind == 'hand' else 0.04):  # What is written behind the paper shows through.
        behind = numpy.roll(ink[:, ::-1], draws.randint(-size, size), 0)
        ink = numpy.maximum(ink, ndimage.gaussian_filter(behind, 1.5) * draws.uniform(0.08, 0.3))
    ink = bent(ink, draws, 1.0 if font.kind == 'hand' else 0.45)
    ink = cut(ink, box, size, draws)
    if ink.shape[1] * HEIGHT / ink.shape[0] > WIDEST:
        return None
    return photographed(ink, draws)


def draw_text(pen: Pen, text: str, y: float, draws, isPlain: bool = False) -> None:
    isTyped, isHand = pen.font.kind == 'typed', pen.font.kind == 'hand'
    jitter = draws.uniform(0, 2.2) if isTyped and not isPlain else 0
    drift = draws.uniform(-0.03, 0.03) if isHand and not isPlain else 0
    start = pen.x
    spread = draws.choice([0, 0, 0, 0, 1, 2, 3, 5]) if pen.font.kind == 'print' else 0
    ownFractions = draws.random() < 0.4
    by_letter = isTyped and not isPlain or spread > 0
    wide = draws.uniform(0.7, 1.6) if isHand else 1
    hand = Hand(pen, draws) if isHand and not isPlain and draws.random() < 0.6 else None
    for word in text.replace(' ', '\0 \0').split('\0'):
        if word == ' ':
            pen.x += face(pen.font.paths[0], pen.size).getlength(' ') * wide
            continue
        base = y + (draws.gauss(0, 1.3) if isHand else 0) + drift * (pen.x - start)
        for piece in word if by_letter else pieces(word):
            shade = draws.randint(130, 255) if isTyped and draws.random() < 0.4 else 255
            at = base + draws.gauss(0, jitter)
            if piece in DECOMPOSED and (ownFractions or piece not in covered(pen.font.paths[0])):
                pen.write_fraction(piece, at, draws, shade)
            else:
                before = pen.x
                if hand:
                    hand.write(piece, at)
                else:
                    pen.write(piece, at, shade)
                if isTyped and draws.random() < 0.03:
                    after, pen.x = pen.x, before + draws.uniform(-2, 2)
                    pen.write(piece, at + draws.uniform(-2, 2), shade)
                    pen.x = after
            pen.x += spread + draws.gauss(0, jitter * 0.4)


def pieces(word: str) -> list[str]:
    """A word cut at its fractions."""
    found = ['']
    for letter in word:
        if letter in DECOMPOSED:
            found += [letter, '']
        else:
            found[-1] += letter
    return [piece for piece in found if piece]


def add_rules(image: Image.Image, box: tuple, base: float, kind: str, draws) -> None:
    """Ruled paper, the lines of printed forms, an underlined word, a margin or a brace."""
    ink = ImageDraw.Draw(image)
    left, right = box[0] - PAD, box[2] + PAD
    if draws.random() < {'hand': 0.4, 'typed': 0.3, 'print': 0.12}[kind]:
        y = base + draws.uniform(-2, 12)
        shade, width = draws.randint(40, 170 if kind != 'typed' else 255), draws.choice([1, 1, 2, 2, 3])
        slant = draws.uniform(-6, 6)
        if draws.random() < 0.25:
            for x in range(left, right, 7):
                ink.ellipse((x, y, x + 2, y + 2), fill=shade)
        else:
            ink.line([(left, y), (right, y + slant)], fill=shade, width=width)
    elif kind == 'hand' and draws.random() < 0.25:
        add_grid(ink, (left, box[1] - PAD, right, box[3] + PAD), draws)
    if draws.random() < 0.05:
        ink.line([(box[0], base + 7), (box[2], base + draws.uniform(4, 10))], fill=220, width=draws.choice([2, 3]))
    if draws.random() < (0.08 if kind == 'hand' else 0.02):
        x = draws.choice([box[0] - draws.uniform(6, 26), box[2] + draws.uniform(8, 26)])
        ink.line([(x, box[1] - PAD), (x + draws.uniform(-4, 4), box[3] + PAD)], fill=draws.randint(50, 200), width=draws.choice([1, 2, 3]))


def add_grid(ink: ImageDraw.ImageDraw, area: tuple, draws) -> None:
    """Paper for sums: fine rules, closer than the rows, some with others across."""
    left, top, right, bottom = area
    pitch, shade = draws.uniform(9, 30), draws.randint(25, 90)
    y, slant = top + draws.uniform(0, pitch), draws.uniform(-5, 5)
    while y < bottom:
        ink.line([(left, y), (right, y + slant)], fill=shade, width=1)
        y += pitch
    if draws.random() < 0.5:
        x, pitch = left + draws.uniform(0, pitch), pitch * draws.choice([1, 1, 2, 4])
        while x < right:
            ink.line([(x, top), (x, bottom)], fill=shade, width=1)
            x += pitch


def bent(ink: numpy.ndarray, draws, strength: float) -> numpy.ndarray:
    """Slant, turn and slow waves: no line of a photo is straight."""
    height, width = ink.shape
    xs = numpy.arange(width, dtype=numpy.float32)
    knots = max(4, width // 90)
    seed = numpy.random.default_rng(draws.getrandbits(32))

    def wave(by: float) -> numpy.ndarray:
        return numpy.interp(xs, numpy.linspace(0, width, knots), seed.normal(0, by, knots)).astype(numpy.float32)

    turn = draws.gauss(0, 0.008)
    slant = draws.gauss(0, 0.13) * strength
    ys = numpy.arange(height, dtype=numpy.float32)[:, None] - height / 2
    down = ys + height / 2 + wave(1.7 * strength)[None] + turn * (xs - width / 2)[None]
    across = xs[None] + slant * ys + wave(2.0 * strength)[None]
    return ndimage.map_coordinates(ink, numpy.broadcast_arrays(down, across), order=1, prefilter=False)


def cut(ink: numpy.ndarray, box: tuple, size: int, draws) -> numpy.ndarray:
    """The line as the detector would box it: some paper around it, seldom a bit too little."""
    left, top, right, bottom = box
    # A row of small letters alone is boxed as high as others are, at least nearly.
    least = size * 0.72
    lacking = max(0, least - (bottom - top))
    over, under = (draws.uniform(-0.04, 0.26) * size for _ in range(2))
    before, behind = (draws.uniform(0, 0.6) * size for _ in range(2))
    if draws.random() < 0.25:  # Hardly any paper before a first letter.
        before = draws.uniform(-0.02, 0.05) * size
    top, bottom = int(top - over - lacking * draws.random()), int(bottom + under)
    return ink[max(0, top) : bottom, max(0, int(left - before)) : int(right + behind)]


def photographed(ink: numpy.ndarray, draws) -> numpy.ndarray:
    seed = numpy.random.default_rng(draws.getrandbits(32))
    if draws.random() < 0.35:  # Ink that spreads, or a fine nib.
        ink = ndimage.grey_dilation(ink, (2, 2)) if draws.random() < 0.65 else ndimage.grey_erosion(ink, (2, 2)) * 0.7 + ink * 0.3
    # Many photos hold more pixels than the reader looks at, some far less.
    low = draws.randint(13, 30) if draws.random() < 0.3 else draws.randint(30, 64)
    width = max(16, round(ink.shape[1] * low / ink.shape[0]))
    squeeze = draws.uniform(0.88, 1.12)
    small = numpy.asarray(Image.fromarray((ink * 255).astype(numpy.uint8)).resize((max(16, int(width * squeeze)), low), Image.BOX), numpy.float32) / 255
    blur = abs(draws.gauss(0, 0.55)) * low / HEIGHT
    small = ndimage.gaussian_filter(small, blur) if blur > 0.15 else small
    height, width = small.shape
    if draws.random() < 0.4:
        small = faded(small, seed)
    paper = draws.uniform(0.5, 1.0)
    contrast = paper * draws.uniform(0.3, 0.95)
    light = numpy.linspace(1, draws.uniform(0.7, 1.0), width)[None] * numpy.linspace(1, draws.uniform(0.85, 1), height)[:, None]
    if draws.random() < 0.5:
        light = light[:, ::-1]
    photo = (paper - small * contrast) * light
    if draws.random() < 0.4:  # Stains, and the grain of paper.
        photo = photo + smooth(seed.normal(0, 0.05, (4, max(4, width // 16))), height, width)
    if draws.random() < 0.05:  # A drop of something.
        x, y, wide = draws.uniform(0, width), draws.uniform(0, height), draws.uniform(0.03, 0.25) * height
        away = numpy.hypot(numpy.arange(width)[None] - x, numpy.arange(height)[:, None] - y)
        photo = photo - draws.uniform(0.1, 0.5) * (away < wide) * paper
    photo = photo + seed.normal(0, abs(draws.gauss(0, 0.025)), photo.shape)
    if draws.random() < 0.02:
        photo = 1 - photo
    image = Image.fromarray((numpy.clip(photo, 0, 1) * 255).astype(numpy.uint8))
    if draws.random() < 0.25:
        image = image.filter(ImageFilter.UnsharpMask(1.5, 120, 2))
    if draws.random() < 0.6:
        stored = io.BytesIO()
        image.save(stored, 'JPEG', quality=draws.randint(35, 92))
        image = Image.open(stored)
    wide = min(WIDEST, max(16, round(image.width * HEIGHT / image.height)))
    return numpy.asarray(image.convert('L').resize((wide, HEIGHT), Image.BILINEAR))
