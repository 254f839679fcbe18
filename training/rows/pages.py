"""Draws a page as a photograph of it, and says where its rows are: cards and sheets by hand, in print, typed, and forms that hold both."""

import io
import unicodedata
from dataclasses import dataclass, field

import numpy
from PIL import Image, ImageDraw
from scipy import ndimage

from finder import graphs  # noqa: F401  (puts the recogniser's folder on the path)
from draw import Pen, draw_text
from fonts import Font, covered, face
from hand import by_hand, smooth

STRIP, PAD = 40, 34
# Of the height of a row of ink, what its core has: the reader makes boxes of 2.7 cores, a fifth larger than the ink.
CORE, ENDS = 0.42, 0.3
PRINT, HAND = 1, 2
INKS = ((25, 25, 35), (20, 30, 90), (30, 50, 150), (15, 15, 15), (60, 60, 70), (90, 90, 95), (120, 30, 40), (70, 40, 30), (20, 80, 60))


@dataclass
class Style:
    """What the rows of a block have in common."""

    font: Font
    size: float
    ink: tuple
    strength: float
    slope: float = 0
    lean: float = 0
    isUpper: bool = False


@dataclass
class Sheet:
    paper: numpy.ndarray
    cores: numpy.ndarray = field(init=False)
    zones: numpy.ndarray = field(init=False)
    ink: numpy.ndarray = field(init=False)
    rows: int = 0

    def __post_init__(self):
        shape = self.paper.shape[:2]
        self.cores, self.zones, self.ink = (numpy.zeros(shape, kind) for kind in (numpy.uint8, numpy.uint8, numpy.float32))


def strip_of(text: str, style: Style, draws) -> tuple | None:
    """A row as ink in the size that it has on the page, with its extents and its slope: (ink, left, top, right, bottom, slope, base)."""
    image = Image.new('L', (int(STRIP * len(text) * 1.35) + 4 * PAD, STRIP * 4), 0)
    base = STRIP * 2.4
    draw_text(Pen(style.font, STRIP, image, 2 * PAD), text, base, draws)
    box = image.getbbox()
    if box is None:
        return None
    left, right = max(0, box[0] - PAD), min(image.width, box[2] + PAD)
    ink = numpy.asarray(image.crop((left, 0, right, image.height)), numpy.float32) / 255
    if style.font.kind == 'hand':
        inner = (box[0] - left, box[1], box[2] - left, box[3])
        ink = by_hand(ink, inner, base, STRIP, draws)
    scale = style.size / STRIP
    small = Image.fromarray((ink.clip(0, 1) * 255).astype(numpy.uint8))
    lean = style.lean
    if lean:
        small = small.transform(small.size, Image.AFFINE, (1, lean, -lean * base, 0, 1, 0), Image.BILINEAR)
    small = small.resize((max(4, round(small.width * scale)), max(4, round(small.height * scale))), Image.BOX if scale < 1 else Image.BICUBIC)
    ink = numpy.asarray(small, numpy.float32) / 255
    ys, xs = numpy.nonzero(ink > 0.3)
    if len(xs) < 6:
        return None
    slope = 0.0
    if numpy.ptp(xs) > 5 * style.size:
        slope = float(numpy.polyfit(xs, ys, 1)[0])
    level = ys - slope * (xs - xs.mean())
    top, bottom = numpy.quantile(level, [0.012, 0.988])
    least = style.size * 0.5
    if bottom - top < least:
        top, bottom = (top + bottom - least) / 2, (top + bottom + least) / 2
    left, right = numpy.quantile(xs, [0.001, 0.999])
    return ink, float(left), float(top), float(right), float(bottom), slope, float(xs.mean()), base * scale


def write_row(sheet: Sheet, text: str, style: Style, x: float, y: float, draws, isNoise: bool = False) -> float:
    """Writes a row whose base line begins at a place; returns where it ends."""
    text = writable(text.upper() if style.isUpper else text, style.font)
    strip = strip_of(text, style, draws) if text else None
    if strip is None or sheet.rows >= 250:
        return x
    ink, left, top, right, bottom, slope, middle, base = strip
    height, width = ink.shape
    x0 = int(round(x - left))
    bend = draws.gauss(0, 0.012) if style.font.kind == 'hand' else 0
    columns = numpy.arange(width, dtype=numpy.float32)
    along = columns - left
    path = style.slope * along + bend * style.size * numpy.sin(along / max(60, right - left) * draws.uniform(1, 4)) * 8
    low, high = path.min(), path.max()
    # The part of the page that the row may touch.
    y0, y1 = int(numpy.floor(y - base + low)) - 1, int(numpy.ceil(y - base + height + high)) + 1
    c0, c1 = max(0, -x0), min(width, sheet.paper.shape[1] - x0)
    r0, r1 = max(0, y0), min(sheet.paper.shape[0], y1)
    if c1 - c0 < 4 or r1 - r0 < 4:
        return x
    rows = numpy.arange(r0, r1, dtype=numpy.float32)[:, None] - (y - base) - path[None, c0:c1]
    first = numpy.floor(rows).astype(numpy.int32)
    part = rows - first
    cols = numpy.broadcast_to(numpy.arange(c0, c1)[None], first.shape)
    inside = (first >= 0) & (first < height - 1)
    kept = first.clip(0, height - 2)
    alpha = (ink[kept, cols] * (1 - part) + ink[kept + 1, cols] * part) * inside
    place = (slice(r0, r1), slice(x0 + c0, x0 + c1))
    put_ink(sheet, place, alpha * style.strength, style.ink)
    if isNoise:
        return x0 + right
    level = rows - slope * (cols - middle)
    tall = bottom - top
    half, centre = tall * CORE / 2, (top + bottom) / 2
    ends = min(ENDS * tall, (right - left) * 0.3)
    isZone = (level > top - 0.06 * tall) & (level < bottom + 0.06 * tall) & (cols > left - 2) & (cols < right + 2)
    isCore = (abs(level - centre) < max(half, 1.2)) & (cols >= left + ends) & (cols <= right - ends)
    sheet.rows += 1
    zones, cores = sheet.zones[place], sheet.cores[place]
    zones[isZone] = numpy.maximum(zones[isZone], HAND if style.font.kind == 'hand' else PRINT)
    cores[isCore] = sheet.rows
    return x0 + right


def put_ink(sheet: Sheet, place: tuple, alpha: numpy.ndarray, colour: tuple) -> None:
    paper = sheet.paper[place]
    paper += alpha[..., None] * (numpy.asarray(colour, numpy.float32) / 255 - paper)
    sheet.ink[place] = numpy.maximum(sheet.ink[place], alpha)


def writable(text: str, font: Font) -> str:
    """The text in letters that the font has."""
    has = covered(font.paths[0]) | set(' ') | set('½⅓⅔¼¾⅛')
    plain = ''.join(letter if letter in has else unicodedata.normalize('NFKD', letter)[:1] for letter in text)
    return ''.join(letter for letter in plain if letter in has).strip()


def strokes(sheet: Sheet, draw, colour: tuple, strength: float, width: float = 0) -> None:
    """What is no text: drawn on a picture of the page's size, then put on the page."""
    image = Image.new('L', (sheet.paper.shape[1], sheet.paper.shape[0]), 0)
    draw(ImageDraw.Draw(image))
    alpha = numpy.asarray(image, numpy.float32) / 255 * strength
    if width:
        alpha = ndimage.gaussian_filter(alpha, width)
    put_ink(sheet, (slice(None), slice(None)), alpha, colour)


class Pages:
    """Draws pages in the fonts and with the texts that are given."""

    def __init__(self, fonts: dict[str, list[Font]], lines: list[str]):
        self.families: dict[str, list[list[Font]]] = {}
        for kind, found in fonts.items():
            groups: dict[str, list[Font]] = {}
            for font in found:
                groups.setdefault(font.family, []).append(font)
            self.families[kind] = [groups[name] for name in sorted(groups)]
        self.lines = lines
        self.words = [word for line in lines[:4000] for word in line.split(' ') if word]

    def font(self, kind: str, draws) -> Font:
        return draws.choice(draws.choice(self.families.get(kind) or self.families['print']))

    def draw(self, draws) -> dict:
        kind = draws.choices(['hand', 'form', 'print', 'typed', 'empty'], [0.56, 0.12, 0.2, 0.1, 0.02])[0]
        width, height = draws.choice([(720, 960), (760, 1000), (960, 720), (1000, 620), (640, 860), (860, 1120), (1100, 700), (600, 760)])
        seed = numpy.random.default_rng(draws.getrandbits(32))
        sheet = Sheet(paper_of(width, height, seed, draws))
        if kind in ('hand', 'form'):
            self.hand_page(sheet, draws, kind == 'form')
        elif kind != 'empty':
            self.print_page(sheet, kind, draws)
        if kind == 'empty' or draws.random() < 0.12:
            picture(sheet, seed, draws, kind == 'empty')
        return photographed(sheet, seed, draws) | {'kind': kind}

    def text(self, letters: int, draws) -> str:
        """Words that fill so many letters."""
        row = draws.choice(self.lines)
        while len(row) < letters:
            row = f'{row} {draws.choice(self.lines)}'
        words = row[: letters + 12].split(' ')
        taken = words[0][:letters]
        for word in words[1:]:
            if len(taken) + len(word) >= letters:
                break
            taken = f'{taken} {word}'
        return taken

    def ingredient(self, draws) -> str:
        from texts import amount

        words = ' '.join(draws.choice(self.words) for _ in range(draws.choice([1, 1, 2, 2, 3, 4])))
        return f'{amount(draws)} {words}' if draws.random() < 0.85 else words

    def hand_page(self, sheet: Sheet, draws, isForm: bool) -> None:
        height, width = sheet.paper.shape[:2]
        font = self.font('hand', draws)
        letters = draws.uniform(20, 52) * (width / 760) ** 0.5
        mean = face(font.paths[0], STRIP).getlength('the sum of one cup and a half') / 29 / STRIP
        size = min(64.0, max(15.0, width * 0.86 / letters / mean))
        tall = sum(abs(each) for each in face(font.paths[0], STRIP).getbbox('bdlgp', anchor='ls')[1::2]) / STRIP * size
        pitch = tall * draws.choice([draws.uniform(0.65, 0.85), draws.uniform(0.8, 1.1), draws.uniform(0.9, 1.3), draws.uniform(1.1, 1.7)])
        style = Style(font, size, draws.choice(INKS), draws.uniform(0.45, 1) if draws.random() < 0.8 else draws.uniform(0.25, 0.5))
        style.slope = draws.gauss(0, 0.012) if draws.random() < 0.8 else draws.gauss(0, 0.04)
        style.lean = draws.choice([0, 0, draws.gauss(0, 0.2)])
        style.isUpper = draws.random() < 0.1
        left = width * draws.uniform(0.02, 0.16)
        y = max(tall, height * draws.uniform(0.03, 0.15))
        first = y
        ruled(sheet, pitch, y, left, draws)
        if isForm:
            y = self.form_head(sheet, style, left, y, pitch, draws)
        elif draws.random() < 0.7:
            title = Style(font, size * draws.uniform(1, 1.5), style.ink, style.strength, style.slope, style.lean, style.isUpper or draws.random() < 0.15)
            end = write_row(sheet, self.text(draws.randint(8, 24), draws), title, left + width * draws.uniform(0, 0.35), y, draws)
            if draws.random() < 0.3:
                scrawl(sheet, [(left, y + size * 0.3), (end, y + size * 0.3 + draws.gauss(0, 3))], style, draws)
            y += pitch * draws.choice([1, 1, 2, 1.5])
        parts = draws.choice(['lm', 'lm', 'l', 'm', '2m', '2', 'mm', 'lml', 'b'])
        for part in parts:
            y = self.hand_part(sheet, part, style, left, y, pitch, letters, draws)
            y += pitch * draws.choice([0, 0, 0.5, 1])
        if draws.random() < 0.25:
            self.note(sheet, style, draws, first)
        if draws.random() < 0.15:
            doodle(sheet, style, draws)

    def hand_part(self, sheet, part, style, left, y, pitch, letters, draws) -> float:
        height, width = sheet.paper.shape[:2]
        count = draws.randint(3, 12)
        jitter = draws.choice([0, 0.04, 0.1]) * pitch
        if part == '2':
            second = width * draws.uniform(0.48, 0.58)
            for _ in range(count):
                base = y + draws.gauss(0, jitter)
                end = write_row(sheet, fitting(self.ingredient(draws), letters * 0.45), style, left, base, draws)
                if end < second - style.size * 2.2 and draws.random() < 0.85:
                    write_row(sheet, fitting(self.ingredient(draws), letters * 0.45), style, second + draws.gauss(0, 3), base + draws.gauss(0, jitter), draws)
                y += pitch
                if y > height - 4:
                    break
            return y
        indent = draws.choice([0, 0, draws.uniform(0, 0.2)]) * width
        begun, ends = y, []
        gap = draws.choice([0, 0, 0, 1, 2, 3])
        for place in range(count):
            if y > height - 4:
                break
            if part in 'lb' and draws.random() < 0.03:  # What was crossed out is no row.
                end = write_row(sheet, self.text(8, draws), style, left, y, draws, isNoise=True)
                for _ in range(draws.randint(2, 9)):
                    at = y - style.size * draws.uniform(0, 0.4)
                    scrawl(sheet, [(left, at), (end, at + draws.gauss(0, 5))], style, draws)
                y += pitch
                continue
            base = y + draws.gauss(0, jitter)
            if part in 'lb':
                text = apart(fitting(self.ingredient(draws), letters * 0.8), gap, draws)
            else:
                text = self.text(int(max(4, (letters * (1 - indent / width)) * (draws.uniform(0.85, 1.0) if place < count - 1 else draws.uniform(0.1, 1)))), draws)
                if draws.random() < 0.15:
                    text = f'{place + 1}{draws.choice([".", ")", ""])} {text}'
            ends.append(write_row(sheet, text, style, left + indent + draws.gauss(0, jitter), base, draws))
            y += pitch
        if part in 'lb' and ends and draws.random() < (0.9 if part == 'b' else 0.12):
            brace(sheet, max(ends) + style.size * 0.5, begun - pitch * 0.6, y - pitch * 0.8, style, draws)
            write_row(sheet, draws.choice(['cream', 'sift', 'mix well', 'add', 'beat', 'verrühren', 'mélanger', 'boil 5 min']), style, max(ends) + style.size * 1.4, (begun + y - pitch) / 2, draws)
        return y

    def form_head(self, sheet, style, left, y, pitch, draws) -> float:
        """What a card has printed: headings with room for a hand behind them, and perhaps lines."""
        height, width = sheet.paper.shape[:2]
        font, colour = self.font('print', draws), draws.choice([(40, 40, 40), (150, 40, 40), (40, 90, 60), (60, 60, 130)])
        size = style.size * draws.uniform(0.45, 0.95)
        if draws.random() < 0.4:
            title = Style(font, size * draws.uniform(1.3, 2.2), colour, 0.9)
            write_row(sheet, draws.choice(["Here's what's cookin'", 'Recipe', 'From the kitchen of', 'Rezept', 'Recette', 'Ricetta', 'My favourite recipe']), title, left, y, draws)
            y += max(pitch, title.size * 1.3)
        for _ in range(draws.randint(1, 3)):
            label = Style(font, size, colour, 0.9)
            text = draws.choice(['Recipe for', 'From', 'Serves', 'Oven', 'Prep time', 'Title:', 'Zutaten', 'Portionen', 'Ingrédients', 'Source:', 'Makes'])
            end = write_row(sheet, text, label, left, y, draws)
            start = end + style.size * draws.uniform(0.3, 1)
            scrawl(sheet, [(end + 4, y + 3), (width * 0.95, y + 3)], Style(font, 20, colour, 0.6), draws)
            if draws.random() < 0.85:
                write_row(sheet, fitting(self.text(draws.randint(5, 20), draws), 24), style, start, y, draws)
            y += pitch * draws.uniform(1, 1.4)
        return y + pitch * 0.4

    def note(self, sheet, style, draws, top) -> None:
        height, width = sheet.paper.shape[:2]
        other = self.font('hand', draws) if draws.random() < 0.5 else style.font
        note = Style(other, style.size * draws.uniform(0.6, 1), draws.choice(INKS), draws.uniform(0.4, 1), draws.gauss(0, 0.12))
        x, y = width * draws.uniform(0.5, 0.8), draws.uniform(top, height * 0.95)
        for _ in range(draws.randint(1, 3)):
            if sheet.cores[max(0, int(y - note.size)) : int(y + note.size * 0.4), int(x) :].any():
                break
            write_row(sheet, self.text(draws.randint(5, 16), draws), note, x, y, draws)
            y += note.size * draws.uniform(1, 1.3)

    def print_page(self, sheet: Sheet, kind: str, draws) -> None:
        height, width = sheet.paper.shape[:2]
        font = self.font(kind, draws)
        size = width / draws.uniform(24, 62)
        size = max(11.0, size)
        pitch = size * draws.uniform(1.1, 1.7)
        ink = (20, 20, 20) if draws.random() < 0.7 else draws.choice(INKS)
        style = Style(font, size, ink, draws.uniform(0.6, 1))
        left, y = width * draws.uniform(0.03, 0.12), size * 2 + height * draws.uniform(0, 0.08)
        if draws.random() < 0.8:
            title = Style(self.font(kind, draws) if kind == 'print' else font, size * draws.uniform(1.2, 2.6), ink, style.strength)
            write_row(sheet, self.text(int(draws.uniform(8, width * 0.8 / title.size * 1.6)), draws), title, left, y + title.size * 0.4, draws)
            y += title.size * 1.7
        columns = draws.choice([1, 1, 2, 2, 3]) if size < width / 40 else draws.choice([1, 1, 2])
        gap = size * draws.uniform(1.5, 3)
        wide = (width - 2 * left - (columns - 1) * gap) / columns
        letters = wide / (face(font.paths[0], STRIP).getlength('the sum of one cup and a half') / 29 / STRIP * size)
        for column in range(columns):
            self.print_column(sheet, kind, style, (left + column * (wide + gap), y, pitch, letters), draws)

    def print_column(self, sheet, kind, style, place, draws) -> None:
        x, y, pitch, letters = place
        height = sheet.paper.shape[0]
        while y < height - style.size * draws.uniform(0.5, 2):
            part = draws.choice(['list', 'text', 'text', 'heading', 'table'])
            for _ in range(1 if part == 'heading' else draws.randint(2, 9)):
                if y > height - style.size * 0.4:
                    return
                if part == 'heading':
                    head = Style(style.font, style.size * draws.uniform(1, 1.4), style.ink, style.strength, isUpper=draws.random() < 0.3)
                    write_row(sheet, self.text(int(min(letters * 0.7, draws.randint(5, 18))), draws), head, x, y, draws)
                elif part == 'table':
                    write_row(sheet, fitting(self.ingredient(draws), letters * 0.5), style, x, y, draws)
                    if letters > 24:
                        write_row(sheet, f'{draws.randint(1, 500)} {draws.choice(["g", "ml", "cup", "tsp"])}', style, x + letters * 0.38 * style.size, y, draws)
                elif part == 'list':
                    write_row(sheet, fitting(self.ingredient(draws), letters), style, x, y, draws)
                else:
                    write_row(sheet, self.text(int(max(3, letters * draws.uniform(0.85, 0.98))), draws), style, x, y, draws)
                y += pitch
            y += pitch * draws.choice([0, 0.4, 1])


def apart(text: str, gap: int, draws) -> str:
    """An amount with more room behind it, as many leave: it is of its row all the same."""
    amount, _, rest = text.partition(' ')
    return f"{amount}{' ' * (1 + draws.randint(0, gap))}{rest}" if rest else text


def fitting(text: str, letters: float) -> str:
    while len(text) > max(4, letters) and ' ' in text:
        text = text.rsplit(' ', 1)[0]
    return text[: max(4, int(letters))]


def paper_of(width: int, height: int, seed, draws) -> numpy.ndarray:
    shade = draws.uniform(0.72, 1.0)
    tint = draws.choice([(1, 1, 1), (1, 1, 1), (1, 0.97, 0.9), (1, 0.94, 0.82), (0.93, 0.97, 1), (1, 0.92, 0.93), (0.9, 0.8, 0.66)])
    paper = numpy.ones((height, width, 3), numpy.float32) * numpy.asarray(tint, numpy.float32) * shade
    grain = smooth(seed.normal(0, draws.uniform(0, 0.03), (height // 24, width // 24)), height, width)
    grain = numpy.pad(grain, ((0, height - grain.shape[0]), (0, width - grain.shape[1])), 'edge')
    return (paper + grain[..., None] + seed.normal(0, draws.uniform(0, 0.02), (height, width, 1)).astype(numpy.float32)).clip(0, 1)


def ruled(sheet: Sheet, pitch: float, y: float, left: float, draws) -> None:
    """Rules to write on, or that are not written on; a margin; squares."""
    height, width = sheet.paper.shape[:2]
    kind = draws.choices(['none', 'on', 'off', 'squares'], [0.4, 0.35, 0.12, 0.13])[0]
    if kind == 'none':
        return
    colour = draws.choice([(120, 150, 200), (140, 170, 210), (170, 170, 175), (200, 140, 150), (90, 110, 150), (60, 60, 60)])
    step = pitch if kind == 'on' else draws.uniform(14, 50) if kind == 'off' else draws.uniform(9, 34)
    start = y + draws.uniform(-1, 5) if kind == 'on' else draws.uniform(0, step)
    slant, thick = draws.gauss(0, 0.004) * width, draws.choice([1, 1, 1, 2])
    first = start - step * int(start / step)

    def draw(ink):
        at = first
        while at < height + 10:
            ink.line([(0, at), (width, at + slant)], fill=255, width=thick)
            at += step
        at = draws.uniform(0, step)
        while kind == 'squares' and at < width:
            ink.line([(at, 0), (at - slant, height)], fill=draws.choice([255]), width=thick)
            at += step

    strokes(sheet, draw, colour, draws.uniform(0.25, 0.9), draws.choice([0, 0, 0.5]))
    if draws.random() < 0.35:
        at = left - draws.uniform(-4, 12)
        strokes(sheet, lambda ink: ink.line([(at, 0), (at + slant, height)], fill=255, width=2), (200, 80, 110), draws.uniform(0.3, 0.8))


def scrawl(sheet: Sheet, points: list, style: Style, draws) -> None:
    strokes(sheet, lambda ink: ink.line(points, fill=255, width=max(1, round(style.size * draws.uniform(0.03, 0.07)))), style.ink, style.strength)


def brace(sheet: Sheet, x: float, top: float, bottom: float, style: Style, draws) -> None:
    middle, out = (top + bottom) / 2, style.size * draws.uniform(0.2, 0.6)
    way = [(0, top), (out, top + out), (out, middle - out), (out * 1.8, middle), (out, middle + out), (out, bottom - out), (0, bottom)]
    scrawl(sheet, [(x + a, b) for a, b in way], style, draws)


def doodle(sheet: Sheet, style: Style, draws) -> None:
    """An arrow, a flower, a ring, a blot: no text."""
    height, width = sheet.paper.shape[:2]
    x, y, size = draws.uniform(0, width), draws.uniform(0, height), style.size * draws.uniform(0.6, 3)
    if draws.random() < 0.5:
        for _ in range(draws.randint(1, 6)):
            turn = draws.uniform(0, 6.3)
            cx, cy = x + numpy.cos(turn) * size * 0.5, y + numpy.sin(turn) * size * 0.5
            strokes(sheet, lambda ink: ink.ellipse((cx - size / 2, cy - size / 2, cx + size / 2, cy + size / 2), outline=255, width=2), style.ink, style.strength)
    else:
        scrawl(sheet, [(x + draws.gauss(0, size), y + draws.gauss(0, size)) for _ in range(draws.randint(2, 7))], style, draws)


def picture(sheet: Sheet, seed, draws, isWhole: bool) -> None:
    """A photo of a dish, or things on a table, where no text is."""
    height, width = sheet.paper.shape[:2]
    high, wide = (height, width) if isWhole else (int(height * draws.uniform(0.15, 0.4)), int(width * draws.uniform(0.2, 0.6)))
    y, x = draws.randint(0, height - high), draws.randint(0, width - wide)
    patch = textured(high, wide, seed, draws)
    place = (slice(y, y + high), slice(x, x + wide))
    sheet.paper[place] = patch
    sheet.cores[place] = sheet.zones[place] = 0
    sheet.ink[place] = 0


def textured(high: int, wide: int, seed, draws) -> numpy.ndarray:
    patch = numpy.zeros((high, wide, 3), numpy.float32)
    for cells in (3, 8, 24, 70):
        rows, columns = min(high, cells), min(wide, max(2, cells * wide // high))
        field_ = seed.uniform(0, 1, (rows, columns, 3)).astype(numpy.float32)
        large = numpy.asarray(Image.fromarray((field_ * 255).astype(numpy.uint8)).resize((wide, high), Image.BILINEAR if draws.random() < 0.7 else Image.NEAREST), numpy.float32) / 255
        patch += large * draws.uniform(0.05, 0.5)
    if draws.random() < 0.4:  # Wood, cloth.
        stripes = numpy.sin(numpy.arange(wide) / draws.uniform(2, 30) + draws.uniform(0, 6)) * draws.uniform(0, 0.15)
        patch += stripes[None, :, None].astype(numpy.float32)
    # Few tables are of many colours.
    grey = patch.mean(2, keepdims=True) * numpy.asarray(draws.choice([(1, 1, 1), (1, 0.85, 0.65), (1, 0.7, 0.5), (0.8, 0.9, 1)]), numpy.float32)
    patch = grey + (patch - grey) * draws.choice([0, 0.1, 0.3, 1])
    return (patch / patch.max() * draws.uniform(0.3, 1)).clip(0, 1)


def photographed(sheet: Sheet, seed, draws) -> dict:
    """What a camera makes of a page: what shows through, stains, folds, the table around it, light, blur, noise and JPEG."""
    page, cores, zones = sheet.paper, sheet.cores, sheet.zones
    height, width = page.shape[:2]
    if draws.random() < 0.2:
        behind = ndimage.gaussian_filter(numpy.roll(sheet.ink[:, ::-1], (draws.randint(-40, 40), draws.randint(-60, 60)), (0, 1)), draws.uniform(0.6, 2))
        page *= 1 - behind[..., None] * draws.uniform(0.05, 0.35)
    for _ in range(draws.choice([0, 0, 0, 1, 2, 4])):
        stain(page, draws)
    if draws.random() < 0.2:  # A fold.
        at, deep = draws.uniform(0, height), draws.uniform(-0.2, 0.2)
        page *= 1 + deep * numpy.exp(-(((numpy.arange(height) - at) / draws.uniform(1, 8)) ** 2))[:, None, None]
    if draws.random() < 0.12:  # Holes.
        for y in (height * draws.uniform(0.1, 0.3), height * draws.uniform(0.6, 0.9)):
            x, wide = draws.choice([width * 0.03, width * 0.97]), draws.uniform(6, 16)
            page[numpy.hypot(numpy.arange(width)[None] - x, numpy.arange(height)[:, None] - y) < wide] = draws.uniform(0, 0.4)
    if draws.random() < 0.35:
        page, cores, zones = on_table(page, cores, zones, seed, draws)
    if draws.random() < 0.35:
        page, cores, zones = curled(page, cores, zones, seed, draws)
    height, width = page.shape[:2]
    light = smooth(seed.uniform(draws.uniform(0.35, 1), 1, (3, 3)), height, width)
    light = numpy.pad(light, ((0, height - light.shape[0]), (0, width - light.shape[1])), 'edge')
    page = page * light[..., None]
    if draws.random() < 0.15:  # A hard shadow.
        across = numpy.arange(width)[None] * draws.uniform(-1, 1) + numpy.arange(height)[:, None] * draws.uniform(-1, 1)
        shadow = across > numpy.quantile(across, draws.uniform(0.3, 0.9))
        page = page * (1 - ndimage.gaussian_filter(shadow.astype(numpy.float32), draws.uniform(1, 12)) * draws.uniform(0.1, 0.5))[..., None]
    blur = abs(draws.gauss(0, 0.7))
    if blur > 0.25:
        page = ndimage.gaussian_filter(page, (blur, blur, 0))
    page = page + seed.normal(0, abs(draws.gauss(0, 0.025)), page.shape)
    image = Image.fromarray((page.clip(0, 1) * 255).astype(numpy.uint8))
    stored = io.BytesIO()
    image.save(stored, 'JPEG', quality=draws.randint(35, 95))
    return {'image': stored.getvalue(), 'cores': packed(cores), 'zones': packed(zones)}


def packed(values: numpy.ndarray) -> bytes:
    stored = io.BytesIO()
    Image.fromarray(values).save(stored, 'PNG', compress_level=1)
    return stored.getvalue()


def stain(page: numpy.ndarray, draws) -> None:
    height, width = page.shape[:2]
    x, y, wide = draws.uniform(0, width), draws.uniform(0, height), draws.uniform(8, 120)
    r0, r1, c0, c1 = (int(each) for each in (max(0, y - wide * 1.3), min(height, y + wide * 1.3), max(0, x - wide * 1.3), min(width, x + wide * 1.3)))
    away = numpy.hypot(numpy.arange(c0, c1)[None] - x, numpy.arange(r0, r1)[:, None] - y) / wide
    shade = 1 / (1 + numpy.exp((away - 1) * draws.uniform(6, 30)))
    if draws.random() < 0.4:  # A ring that a cup left.
        shade = numpy.exp(-(((away - 0.9) / draws.uniform(0.03, 0.12)) ** 2))
    colour = numpy.asarray(draws.choice([(0.3, 0.5, 0.8), (0.2, 0.35, 0.6), (0.15, 0.2, 0.2), (0.4, 0.6, 0.6)]), numpy.float32)
    page[r0:r1, c0:c1] *= 1 - shade[..., None] * colour * draws.uniform(0.1, 0.6)


def on_table(page, cores, zones, seed, draws) -> tuple:
    height, width = page.shape[:2]
    before, behind, above, below = (int(draws.uniform(0, 0.3) * side) for side in (width, width, height, height))
    table = textured(height + above + below, width + before + behind, seed, draws)
    if draws.random() < 0.3:
        table *= 0.2
    place = (slice(above, above + height), slice(before, before + width))
    table[place] = page
    around = ((above, below), (before, behind))
    return table, numpy.pad(cores, around), numpy.pad(zones, around)


def curled(page, cores, zones, seed, draws) -> tuple:
    """Paper that does not lie flat."""
    height, width = page.shape[:2]
    shift = smooth(seed.normal(0, draws.uniform(1, 9), (draws.randint(2, 4), draws.randint(3, 6))), height, width)
    shift = numpy.pad(shift, ((0, height - shift.shape[0]), (0, width - shift.shape[1])), 'edge')
    shift = ndimage.uniform_filter(shift, (height // 8, width // 8))
    rows = (numpy.arange(height, dtype=numpy.float32)[:, None] + shift).clip(0, height - 1.001)
    first = rows.astype(numpy.int32)
    part = (rows - first)[..., None]
    columns = numpy.broadcast_to(numpy.arange(width)[None], first.shape)
    bent = page[first, columns] * (1 - part) + page[numpy.minimum(first + 1, height - 1), columns] * part
    nearest = numpy.rint(rows).astype(numpy.int32).clip(0, height - 1)
    return bent, cores[nearest, columns], zones[nearest, columns]
