"""Makes lines to learn from and lines to measure by: python3 make.py FOLDER_OF_FONTS OUT (learn SEED LINES | bench SEED LINES | sheet SEED).

`bench` writes what measure.py reads and, for `npm run bench -- letters`, each line as an image beside `lines.json`."""

import json
import pickle
import random
import sys
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from draw import HEIGHT, draw_line, needed
from fonts import Font, has_all, read_fonts, split
from texts import Lines, read_dictionaries, read_lines

ROOT = Path(__file__).resolve().parents[2]
PAGES = ROOT.parent / 'shared/data/pages'
PHRASES = sorted((ROOT / 'lab/training/letters/kitchen').glob('*.txt'))
SHARES = {'hand': 0.52, 'typed': 0.16, 'print': 0.32}
# What forms have printed before a line.
LABELS = ('Serves Makes Yield Title Recipe From Servings Oven Time Source Prep Für Zutaten Portionen Pour Recette Ingrédients Temps Porciones '
          'Ricetta Dosi Receita Przepis Porcje Recept Portioner Opskrift Tarif Kişilik Personen').split()  # fmt: skip
LABELLED = 0.04
PIECE = 1000
TRIES = 30


class Maker:
    def __init__(self, folder: Path, isBench: bool):
        learned, kept = split(read_fonts(folder))
        # A family with twelve weights is drawn as often as one with a single face.
        self.families: dict[str, list[list[Font]]] = {}
        for kind, fonts in (kept if isBench else learned).items():
            groups: dict[str, list[Font]] = {}
            for font in fonts:
                groups.setdefault(font.family, []).append(font)
            self.families[kind] = [groups[name] for name in sorted(groups)]
        lines = read_lines(PAGES, PHRASES)
        self.lines = Lines(read_dictionaries(folder / 'deb'), lines, isBench)
        self.others = lines[:5000]

    def draw(self, draws: random.Random) -> dict:
        """A line in a font that has its letters, and what it is."""
        kind = draws.choices(list(SHARES), list(SHARES.values()))[0]
        for _ in range(TRIES):
            text, language = self.lines.draw(draws)
            text = part_of(text, draws)
            fonts = [draws.choice(draws.choice(self.families[kind])) for _ in range(4)]
            font = next((font for font in fonts if has_all(font, needed(text))), None)
            label = self.label(draws) if kind != 'print' and draws.random() < LABELLED else None
            image = None if font is None or not text else draw_line(text, font, draws, self.others, label)
            text = f'{label[0]} {text}' if label else text
            # A letter needs a step of eight pixels, and one more between two that are the same.
            if image is not None and image.shape[1] // 8 > len(text) + sum(a == b for a, b in zip(text, text[1:])):
                return {'text': text, 'kind': kind, 'language': language, 'family': font.family, 'image': image}
        return self.draw(draws)

    def label(self, draws: random.Random) -> tuple[str, Font] | None:
        text = draws.choice(LABELS) + draws.choice(['', ':', ':'])
        font = draws.choice(draws.choice(self.families['print']))
        return (text, font) if has_all(font, needed(text)) else None


def part_of(text: str, draws: random.Random) -> str:
    """Some words of a line: what is short is learned from fast."""
    words = text.split(' ')
    wanted = draws.randint(6, 40)
    # What a line begins with is mostly an amount: half of what is too long is cut at its end alone.
    start = draws.randrange(len(words)) if len(text) > wanted and draws.random() < 0.5 else 0
    taken = words[start]
    for word in words[start + 1 :]:
        if len(taken) + len(word) >= wanted:
            break
        taken = f'{taken} {word}'
    return taken.strip()


def sheet(maker: Maker, seed: int) -> Image.Image:
    """A hundred lines to look at, with what they say."""
    draws = random.Random(seed)
    image = Image.new('L', (1500, 50 * (HEIGHT + 20)), 255)
    ink, font = ImageDraw.Draw(image), ImageFont.truetype('DejaVuSans.ttf', 13)
    for place in range(100):
        line = maker.draw(draws)
        x, y = place % 2 * 750, place // 2 * (HEIGHT + 20)
        image.paste(Image.fromarray(line['image']), (x, y))
        ink.text((x, y + HEIGHT), f"{line['text']}   [{line['family']}]", font=font, fill=90)
    return image


def main() -> None:
    folder, out, what, seed = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3], int(sys.argv[4])
    maker = Maker(folder, what == 'bench')
    if what == 'sheet':
        sheet(maker, seed).save(out)
        return
    out.mkdir(parents=True, exist_ok=True)
    made = []
    for first in range(0, int(sys.argv[5]), PIECE):
        draws = random.Random(f'{what} {seed} {first}')
        piece = [maker.draw(draws) for _ in range(min(PIECE, int(sys.argv[5]) - first))]
        path = out / f'{what}-{seed}-{first // PIECE:04}.pickle'
        path.with_suffix('.part').write_bytes(pickle.dumps(piece))
        path.with_suffix('.part').rename(path)
        if what == 'bench':
            made += [write_image(line, out / f'{first + place:04}.png') for place, line in enumerate(piece)]
    if made:
        (out / 'lines.json').write_text(json.dumps(made, ensure_ascii=False))


def write_image(line: dict, path: Path) -> dict:
    """Stores a line's image, and returns what else is known of it."""
    Image.fromarray(line['image']).save(path)
    return {'file': path.name} | {name: line[name] for name in ('text', 'kind', 'language', 'family')}


if __name__ == '__main__':
    main()
