import { describe, expect, it } from 'vitest';
import { drawnPdf, writeRecipe } from '../../../testing/drawn-pdf.ts';
import { zipped } from '../../../testing/zipped.ts';
import type { MovedFailure, MovedRecipe } from './contract.ts';
import { fileOf } from './guards/zip.ts';
import { pdf } from './pdf.ts';

async function read(name: string, bytes: Buffer): Promise<(MovedRecipe | MovedFailure)[]> {
  const found: (MovedRecipe | MovedFailure)[] = [];
  for await (const recipe of pdf.read(fileOf(name, bytes))) found.push(recipe);
  return found;
}

const SOUP = {
  title: 'Leek soup',
  ingredients: ['3 leeks', '1 l vegetable stock', '2 tbsp butter'],
  steps: ['Soften the leeks in the butter for 10 minutes.', 'Add the stock and simmer for 20 minutes.'],
};
const BREAD = {
  title: 'Walnut bread',
  ingredients: ['500 g flour', '150 g walnuts', '300 ml water', '1 tsp salt'],
  steps: ['Mix everything and let the dough rise for 2 hours.', 'Bake at 220 °C for 40 minutes.'],
};

describe('a PDF', () => {
  it('of several recipes is cut before their titles, over the ends of pages', async () => {
    const book = await drawnPdf((page) => {
      for (const recipe of [SOUP, BREAD, { ...SOUP, title: 'Onion soup' }]) writeRecipe(page, recipe);
    });
    const found = await read('book.pdf', book);
    expect(found).toMatchObject([
      { entry: 'book.pdf', title: 'Leek soup', ingredients: SOUP.ingredients, instructions: SOUP.steps },
      {
        entry: 'book.pdf#2',
        title: 'Walnut bread',
        ingredients: BREAD.ingredients,
        instructions: BREAD.steps,
      },
      { entry: 'book.pdf#3', title: 'Onion soup', instructions: SOUP.steps },
    ]);
  });

  it('has its lists side by side, and paragraphs that wrap in a narrow column', async () => {
    const lines = [
      '250 g dried white beans, soaked in plenty of water over night',
      '1 carrot',
      '2 bay leaves',
    ];
    const steps = [
      'Drain the beans and put them into a large pot with the carrot and the bay leaves.',
      'Cover with fresh water and simmer for 90 minutes.',
    ];
    const card = await drawnPdf((page) => {
      page.fontSize(20).text('Bean stew', 60, 60).fontSize(10);
      const column = (heading: string, texts: string[], x: number, width: number) => {
        page.fontSize(13).text(heading, x, 110, { width }).fontSize(10);
        for (const text of texts) page.moveDown(0.4).text(text, x, page.y, { width });
      };
      column('Ingredients', lines, 60, 130);
      column('Method', steps, 230, 180);
    });
    expect(await read('beans.pdf', card)).toMatchObject([
      { title: 'Bean stew', ingredients: lines, instructions: steps },
    ]);
  });

  const rows = [
    ['350', 'g', 'plain flour'],
    ['85', 'g', 'cold butter,'],
    ['3', 'tbsp', 'caster sugar'],
    ['1', '', 'egg'],
  ];
  const scones = {
    ingredients: ['350 g plain flour', '85 g cold butter, cut into cubes', '3 tbsp caster sugar', '1 egg'],
  };
  const method = [
    'Rub the butter into the flour and the sugar.',
    'Stir in the beaten egg, knead briefly, cut out rounds and bake for 15 minutes at 200 °C.',
  ];

  it.each([
    ['amounts before names', rows.map(([amount, unit, name]) => [`${amount} ${unit}`, name])],
    ['amounts, units and names', rows],
    ['names before amounts', rows.map(([amount, unit, name]) => [`${name} ........`, `${amount} ${unit}`])],
  ])('has a table of %s', async (_, table) => {
    const card = await drawnPdf((page) => {
      page.fontSize(20).text('Sunday scones', 60, 60).fontSize(13).text('Ingredients', 60, 110).fontSize(10);
      table.forEach((row, at) => {
        row.forEach((cell, column) =>
          page.text(cell ?? '', [60, row.length > 2 ? 85 : 160, 130][column], 130 + at * 26, {
            lineBreak: false,
          }),
        );
        if (at === 1 && row.length > 2) page.text('cut into cubes', 130, 130 + at * 26 + 13);
      });
      page.fontSize(13).text('Method', 60, 250).fontSize(10);
      for (const step of method) page.moveDown(0.4).text(step, 60, page.y, { width: 400 });
    });
    const [found] = await read('scones.pdf', card);
    const expected = scones.ingredients.map((line) =>
      table[0]!.length > 2 ? line : line.replace(' cut into cubes', ''),
    );
    expect((found as MovedRecipe).ingredients.map((line) => line.replace(/,$/, ''))).toEqual(
      expected.map((line) => line.replace(/,$/, '')),
    );
    expect(found).toMatchObject({ instructions: method });
  });

  it('has tables side by side, and headings in capitals that are set apart', async () => {
    const card = await drawnPdf((page) => {
      page.fontSize(20).text('SUNDAY SCONES', 60, 60, { characterSpacing: 6 });
      page.fontSize(13).text('INGREDIENTS', 60, 110, { characterSpacing: 4 }).fontSize(10);
      [...rows, ['175', 'ml', 'milk'], ['1', 'pinch', 'salt']].forEach(([amount, unit, name], at) => {
        const [x, y] = [at < 3 ? 60 : 300, 135 + (at % 3) * 14];
        page
          .text(`${amount} ${unit}`, x, y, { lineBreak: false, characterSpacing: 0 })
          .text(name ?? '', x + 50, y);
      });
      page.fontSize(13).text('METHOD', 60, 190, { characterSpacing: 4 }).fontSize(10);
      for (const step of method)
        page.moveDown(0.4).text(step, 60, page.y, { width: 400, characterSpacing: 0 });
    });
    const [found] = await read('scones.pdf', card);
    expect(found).toMatchObject({ title: 'SUNDAY SCONES', instructions: method });
    expect((found as MovedRecipe).ingredients).toHaveLength(6);
  });

  it('has running heads a little below its edge', async () => {
    const book = await drawnPdf((page) => {
      ['Sunday scones', 'Oat bread', 'Plum jam'].forEach((title, at) => {
        if (at > 0) page.addPage();
        page
          .fontSize(9)
          .text('Baking at home', 60, 66)
          .text(`${40 + at}`, 500, 66);
        page.fontSize(20).text(title, 60, 100).fontSize(13).text('Ingredients', 60, 140).fontSize(10);
        for (const line of BREAD.ingredients) page.text(line, 60, page.y + 4);
        page.fontSize(13).text('Method', 60, 250).fontSize(10);
        for (const step of method) page.moveDown(0.4).text(step, 60, page.y, { width: 400 });
      });
    });
    const found = await read('book.pdf', book);
    expect(found).toHaveLength(3);
    expect(found).toMatchObject(found.map(() => ({ ingredients: BREAD.ingredients, instructions: method })));
  });

  it('keeps what no field takes, and fails alone in a zip where it has no text or is none', async () => {
    const withTip = await drawnPdf((page) => {
      writeRecipe(page, SOUP);
      page.fontSize(14).text('Notes').fontSize(11).moveDown(0.3).text('Tastes better on the second day.');
    });
    const scanned = await drawnPdf((page) => void page.rect(60, 60, 200, 200).fill('grey'));
    const zip = await zipped({ 'a/soup.pdf': withTip, 'scan.pdf': scanned, 'none.pdf': '%PDF-1.7 nothing' });
    const found = await read('recipes.zip', zip);
    expect(found).toMatchObject([
      { kind: 'recipe', entry: 'a/soup.pdf', title: 'Leek soup' },
      { kind: 'failure', entry: 'scan.pdf', problem: 'no-content' },
      { kind: 'failure', entry: 'none.pdf', problem: 'unreadable' },
    ]);
    expect(JSON.stringify(found[0])).toContain('Tastes better on the second day.');
  });
});
