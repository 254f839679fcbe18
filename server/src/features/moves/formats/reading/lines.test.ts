import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asMarkdown, ingredientLines, stepLines, withoutMarkdown } from './lines.ts';

it.each([
  ['Beat **well**, then *fold* in __all__.', 'Beat well, then fold in all.'],
  ['See [the video](https://a.example/v).', 'See the video (https://a.example/v).'],
  ['2 * 3 * 4 and a\\*b\\*', '2 * 3 * 4 and a*b*'],
])('Markdown is read without its marks: %s', (text, read) => {
  expect(withoutMarkdown(text)).toBe(read);
});

it.each([
  ['Stir *gently*.', 'Stir \\*gently\\*.'],
  ['Stir gently_ 2*3', 'Stir gently_ 2*3'],
])('text is escaped where it would be read as Markdown: %s', (text, written) => {
  expect(asMarkdown(text)).toBe(written);
});

it('text that is written as Markdown reads back as it was', () => {
  const signs = fc.constantFrom('*', '**', '_', '__', '\\', '[', ']', '](https://a.example)', 'a', ' ', '.');
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 14 }), (parts) => {
      const text = parts.join('');
      expect(withoutMarkdown(asMarkdown(text))).toBe(text);
    }),
  );
});

it('the rows of a table are lines', () => {
  expect(ingredientLines('| Amount | Name |\n|---|:--|\n| 200 g | **rye** |\n1 tsp\tsalt')).toEqual([
    ...['200 g rye', '1 tsp salt'],
  ]);
});

it('a few words behind an empty line head a part of a list where they name no food', () => {
  expect(
    ingredientLines('1 lb beef\n\nToppings\n1 cup sour cream\n\nButter\n2 eggs\n\nCrust:\n1 egg'),
  ).toEqual([...['1 lb beef', '[Toppings]', '1 cup sour cream', 'Butter', '2 eggs', '[Crust]', '1 egg']]);
});

it.each([
  [
    'Batter\nWhisk it all.\nIcing\nWarm the jam.\nBrush it on.',
    ['[Batter]', 'Whisk it all.', '[Icing]', 'Warm the jam.', 'Brush it on.'],
  ],
  ['For the sauce\nMelt it.', ['[For the sauce]', 'Melt it.']],
  ['For the sauce melt the butter\nStir.', ['For the sauce melt the butter', 'Stir.']],
  ['__Dough__\nKnead.\n**Stir.**', ['[Dough]', 'Knead.', 'Stir.']],
  ['Boil it.\nTHE SAUCE\nMelt it.\nServe.', ['Boil it.', '[THE SAUCE]', 'Melt it.', 'Serve.']],
  ['BOIL IT\nMELT IT\nSERVE IT', ['BOIL IT', 'MELT IT', 'SERVE IT']],
])('headings stand among steps of plain text: %j', (text, steps) => {
  expect(stepLines(text)).toEqual(steps);
});
