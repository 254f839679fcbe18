import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knowEveryWord } from '../language/every-word.ts';
import { linkedFactor } from './linked-factor.ts';
import { scaledParts } from './scale.ts';

knowEveryWord();

const kitchen = { language: 'en' } as const;
const factorOf = (line: string, yields: string, servings: number | null = 4, factor = 1) =>
  linkedFactor(line, { yields, recipe: { servings } }, factor, kitchen);

describe('what a line takes of the recipe that it links', () => {
  it.each([
    ['300 g tomato sauce', '600 g', 0.5],
    ['300 g tomato sauce', 'about 0.6 kg', 0.5],
    ['1 cup (250 ml) stock', '1 litre', 0.24],
    ['2 cups (500 g) hummus', '1 kg', 0.5],
    ['6 tortillas', '12 tortillas', 0.5],
    ['6 tortillas', '12', 0.5],
    ['2 servings of rice', '', 0.5],
    ['2 Portionen Reis', '', 0.5],
    ['1 batch pizza dough', '', 1],
    ['½ quantity shortcrust pastry', '500 g', 0.5],
    ['1 Rezept Hefeteig', '', 1],
  ])('%s of %s: %d', (line, yields, factor) => {
    expect(factorOf(line, yields)).toBeCloseTo(factor, 10);
  });

  it.each([
    ['300 g tomato sauce', ''],
    ['300 g tomato sauce', '4 jars'],
    ['2 cups sauce', '600 g'],
    ['tomato sauce', '600 g'],
    ['2 servings of rice', '', null],
  ])('%s of %s cannot be compared', (line, yields, servings: number | null = 4) => {
    expect(factorOf(line, yields, servings)).toBeUndefined();
  });

  it('is multiplied once: what is made at that factor is what the line takes once it is scaled', () => {
    const grams = fc.integer({ min: 1, max: 400 }).map((tens) => tens * 10);
    const quarters = fc.integer({ min: 2, max: 40 }).map((count) => count / 4);
    fc.assert(
      fc.property(grams, grams, quarters, (taken, made, factor) => {
        const line = `${taken} g tomato sauce`;
        const once = factorOf(line, `${made} g`, 4, factor)!;
        expect(once).toBeCloseTo(factor * factorOf(line, `${made} g`)!, 9);
        const scaled = scaledParts(line, factor)
          .map(({ text }) => text)
          .join('');
        const shown = factorOf(scaled, `${made} g`)!;
        expect(Math.abs(shown / once - 1)).toBeLessThan(0.15);
      }),
    );
  });

  it('goes through recipes in recipes as the product of what each takes', () => {
    const share = fc.integer({ min: 1, max: 20 });
    fc.assert(
      fc.property(share, share, share, (scale, outer, inner) => {
        const sauce = factorOf(`${outer} g sauce`, '10 g', 4, scale)!;
        const stock = factorOf(`${inner} ml stock`, '10 ml', 4, sauce)!;
        expect(stock).toBeCloseTo((scale * outer * inner) / 100, 9);
      }),
    );
  });
});
