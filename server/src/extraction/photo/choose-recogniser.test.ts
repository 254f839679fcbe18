import { describe, expect, it } from 'vitest';
import { printPage } from '../../testing/printed-page.ts';
import { loadTextModels } from '../../adapters/photo-reader/text-models.ts';
import { decodePhoto } from '../../image-decoding/decode-photo.ts';
import { latticeOf } from './language-model/lattice.ts';
import { readText } from './read-text.ts';
import { textOf } from './recognise.ts';
import { compared, withDisputedFigures, writtenOut } from './choose-recogniser.ts';

const MINUTES = 120_000;
const NOTHING = { probabilities: new Float32Array(), steps: 0, classes: 0 };
const read = (text: string) =>
  [...text].map((character, index) => ({ character, score: 1, at: index / text.length }));

describe('two readers of a line', () => {
  it(
    'know letters with marks and fractions between them',
    async () => {
      const lines = ['1½ kg Weißkohl', '¾ l smør og fløde', '2 łyżki mąki', '3 jalapeños'];
      const page = await printPage({
        width: 700,
        height: 420,
        lines: lines.map((text, index) => ({ text, left: 60, top: 50 + index * 80, size: 34 })),
      });
      const photo = await decodePhoto(page, { maxPixels: 2048 * 2048, maxSide: 4096 });
      const rows = (await readText(await loadTextModels(1), photo)).lines.toSorted((a, b) => a.top - b.top);
      const texts = rows.map(({ characters }) => textOf(characters));
      expect(texts).toEqual(['1 1/2 kg Weißkohl', '3/4 l smør og fløde', '2 łyżki mąki', '3 jalapeños']);
    },
    MINUTES,
  );

  it(
    'sees no blanks in words whose letters stand apart',
    async () => {
      const lines = ['1½ dl grädde', 'Weißkohl & Öl', 'crème brûlée'];
      const page = await printPage({
        width: 700,
        height: 340,
        lines: lines.map((text, index) => ({ text, left: 60, top: 50 + index * 80, size: 30 })),
        spacing: 7,
      });
      const photo = await decodePhoto(page, { maxPixels: 2048 * 2048, maxSide: 4096 });
      const rows = (await readText(await loadTextModels(1), photo)).lines.toSorted((a, b) => a.top - b.top);
      expect(rows.map(({ characters }) => textOf(characters))).toEqual([
        '1 1/2 dl grädde',
        ...lines.slice(1),
      ]);
    },
    MINUTES,
  );

  it("agree on a '1' that one of them takes for an 'I'", () => {
    const other = {
      characters: read('I carrot'),
      lattice: latticeOf(NOTHING, new Int32Array()),
      alphabet: [],
    };
    const [one] = compared(read('1 carrot'), { other, knowsMarks: true });
    expect(one).toMatchObject({ character: '1', score: 1 });
  });

  it.each([
    ['1½ cups', '1 1/2 cups'],
    ['⅓ TL', '1/3 TL'],
    ['1/¼ lb', '1/4 lb'],
    ['2 × 400 g', '2 x 400 g'],
  ])('write %s as %s', (line, expected) => {
    expect(textOf(writtenOut(read(line)))).toBe(expected);
  });

  it.each([
    ['200 g', '200 g', ''],
    ['200 g', '260 g', '200'],
    ['1 1/2 cups', '11/2 cups', ''],
    ['1 1/2 cups', '1 cups', '12'],
    ['2 cups', '2 1/2 cups', '2'],
    ['2 cups', '2% cups', '2'],
    ['10 % fat', '10 % fat', ''],
    ['2 cups in 4 parts', '2 cups in 4 1/2 parts', '4'],
    ['1 cup', '1 1 cup', '1'],
    ['2 eggs at 180', 'z eggs at 180', '2'],
    ['2 eggs', 'eggs', '2'],
    ['salt', '2 salt', ''],
  ])('doubt the figures of %s beside %s: %s', (line, other, disputed) => {
    const doubted = withDisputedFigures(read(line), other).filter(({ score }) => score < 1);
    expect(textOf(doubted)).toBe(disputed);
  });
});
