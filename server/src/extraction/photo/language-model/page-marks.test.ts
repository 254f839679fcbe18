import { describe, expect, it } from 'vitest';
import { textOf, type LineReading } from '../recognise.ts';
import { isOfAnother, withLoanMarks } from './page-marks.ts';

const read = (text: string) =>
  [...text].map((character, index) => ({ character, score: 1, at: index / text.length }));
const linesOf = (...texts: string[]): LineReading[] =>
  texts.map((text) => ({
    characters: read(text),
    lattice: { steps: 0, classes: new Uint16Array(), probabilities: new Float32Array() },
    alphabet: [],
    knowsMarks: true,
  }));

const HUNGARIAN = [
  '20 dkg főtt, áttört burgonya',
  'őrölt kömény és só ízlés szerint',
  'a tésztát kinyújtjuk',
];

describe('the marks on a page', () => {
  it('tell that it is in a language of which nothing was learned', () => {
    expect(isOfAnother('en', linesOf(...HUNGARIAN))).toBe(true);
    expect(
      isOfAnother('de', linesOf('șuncă și brânză', 'făină, lapte, ouă și mărar', 'două căni de apă')),
    ).toBe(true);
  });

  it('are few in English, and its own in any other', () => {
    expect(
      isOfAnother(
        'en',
        linesOf('2 tbsp crème fraîche', ...Array<string>(5).fill('a pinch of salt and pepper')),
      ),
    ).toBe(false);
    expect(
      isOfAnother('de', linesOf('Weißkohl und Möhren schälen', 'für die Brühe Öl erhitzen, dünsten')),
    ).toBe(false);
  });

  it.each([
    ['2 cełery sticks, ½ oniøn', '2 celery sticks, ½ onion'],
    ['2 tbsp crème fraîche', '2 tbsp crème fraîche'],
    ['MINŚ', 'MINS'],
  ])('stay on English lines where a loan word has them: %s', (line, expected) => {
    expect(textOf(withLoanMarks(read(line)))).toBe(expected);
  });
});
