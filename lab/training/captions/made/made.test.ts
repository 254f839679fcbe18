import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { madeCaptions, type LabelledCaption, type SpanKind } from './made.ts';
import { readWritten } from './written.ts';

const RECIPES = [
  ...readWritten(
    'en',
    `
# Lentil soup with lemon
2 tbsp olive oil; 1 onion, chopped; 250 g red lentils; 1 1/2 l stock; 1 lemon (juice only); salt
Fry the onion in the oil. Add the lentils and the stock. Simmer for 20 minutes. Season with lemon and salt.
# Plum cake
[Dough] 300 g flour; 2 eggs; 100 g butter; [Topping] 12 plums; 2 tbsp sugar
Knead the flour, eggs and butter. Press into a tin. Lay the plums on top. Sprinkle with sugar. Bake for 40 minutes.
`,
  ),
  ...readWritten(
    'de',
    `
# Gurkensalat
1 Gurke; 100 g Joghurt; 1 EL Essig; 1 Bund Dill; Salz
Die Gurke hobeln. Mit Joghurt und Essig mischen. Dill hacken und unterheben. Mit Salz abschmecken.
`,
  ),
];

const textOf = ({ text }: LabelledCaption, { start, end }: { start: number; end: number }) =>
  text.slice(start, end);

describe('made captions', () => {
  it('label stretches that lie in the text, in order, apart and without spaces around', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (seed) => {
        for (const caption of madeCaptions(RECIPES, 8, seed)) {
          let from = 0;
          for (const span of caption.spans) {
            expect(span.start).toBeGreaterThanOrEqual(from);
            expect(span.end).toBeGreaterThan(span.start);
            expect(textOf(caption, span)).toBe(textOf(caption, span).trim());
            from = span.end;
          }
          expect(from).toBeLessThanOrEqual(caption.text.length);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('name amounts within steps alone', () => {
    for (const caption of madeCaptions(RECIPES, 600, 3)) {
      const steps = caption.spans.filter(({ kind }) => kind === 'step');
      for (const { start, end } of caption.mentions)
        expect(steps.some((step) => step.start <= start && step.end >= end)).toBe(true);
    }
  });

  it('are the same for the same seed, and others for another', () => {
    expect(madeCaptions(RECIPES, 40, 5)).toEqual(madeCaptions(RECIPES, 40, 5));
    expect(madeCaptions(RECIPES, 40, 5)).not.toEqual(madeCaptions(RECIPES, 40, 6));
  });

  it('hold every kind of part, and posts without a recipe have none', () => {
    const captions = madeCaptions(RECIPES, 600, 1);
    expect(captions).toHaveLength(600);
    const kinds = new Set(captions.flatMap(({ spans }) => spans.map(({ kind }) => kind)));
    const all: SpanKind[] = ['title', 'ingredient', 'header', 'step', 'heading', 'servings'];
    expect([...kinds].sort()).toEqual(all.sort());
    const others = captions.filter(({ isRecipe }) => !isRecipe);
    expect(others.length).toBeGreaterThan(90);
    expect(others.length).toBeLessThan(210);
    expect(others.every(({ spans, mentions }) => spans.length === 0 && mentions.length === 0)).toBe(true);
    expect(captions.some(({ mentions }) => mentions.length > 2)).toBe(true);
  });

  it('stay short of the length of a long post', () => {
    expect(madeCaptions(RECIPES, 300, 9).every(({ text }) => text.length <= 3_500 && text.length >= 20)).toBe(
      true,
    );
  });
});
