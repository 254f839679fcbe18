import { describe, expect, it } from 'vitest';
import { parsePage } from './document.ts';
import { extractPage } from './extract-page.ts';
import { outlinePage } from './outline.ts';

const linesOf = (body: string) =>
  outlinePage(parsePage(`<body>${body}</body>`, 'https://kitchen.example/')).items.map(({ text }) => text);
const STEPS = ['Whisk the eggs with the sugar until pale.', 'Fold in the flour and bake for half an hour.'];
const STEP_LIST = `<h2>Method</h2><ol>${STEPS.map((step) => `<li>${step}</li>`).join('')}</ol>`;

function draftOf(body: string) {
  const reading = extractPage(`<body><h1>Sponge</h1>${body}</body>`, 'https://kitchen.example/sponge/');
  if (!reading.ok) throw new Error(`refused: ${reading.refusal}`);
  return reading.draft;
}

describe('rows of a page', () => {
  it('are labels of boxes to tick, with nothing between them', () => {
    const row = (text: string) => `<label><input type="checkbox"><span>${text}</span></label>`;
    expect(linesOf(`<div>${row('3 eggs')}${row('Salt')}</div>`)).toEqual(['3 eggs', 'Salt']);
  });

  it('are elements of a text that are made alike and each say something', () => {
    const rows = ['100 g of sugar', '2 cups of plain flour', 'Salt to taste'];
    expect(linesOf(`<div>${rows.map((row) => `<span class="x">${row}</span>`).join(' ')}</div>`)).toEqual(
      rows,
    );
    expect(linesOf('<div><span>2</span><span>cups</span><span>flour</span></div>')).toEqual(['2 cups flour']);
  });

  it('are siblings with the same elements inside, whatever their classes', () => {
    const row = (name: string, amount: string, food: string) =>
      `<div class="${name}"><div class="a">${amount}</div><div class="b">${food}</div></div>`;
    expect(linesOf(row('even', '100 g', 'sugar') + row('odd', '2', 'eggs'))).toEqual([
      '100 g sugar',
      '2 eggs',
    ]);
    expect(linesOf(row('light', '100 g', 'sugar') + row('dark', '2', 'eggs'))).toEqual([
      '100 g sugar',
      '2 eggs',
    ]);
  });

  it('are siblings with an amount beside a block, and those among them that have none', () => {
    const row = (amount: string, food: string) =>
      `<div class="x"><label><input type="checkbox">${amount && `<span>${amount}</span>`}<p>${food}</p></label></div>`;
    expect(linesOf(row('½ φλ.', 'φέτα') + row('2', 'ντομάτες') + row('', 'αλάτι'))).toEqual([
      '½ φλ. φέτα',
      '2 ντομάτες',
      'αλάτι',
    ]);
    expect(linesOf(row('Note', 'Salt it well.') + row('Hint', 'Serve it cold.'))).toHaveLength(4);
  });

  it.each([
    ['table', (cells: string[]) => `<tr><td>${cells.join('</td><td>')}</td></tr>`],
    ['ul', (cells: string[]) => `<li><span>${cells.join('</span><span>')}</span></li>`],
  ])('give the amount first where a %s gives it last', (tag, toRow) => {
    const rows = [
      ['sugar', '100 g'],
      ['eggs', '3'],
      ['salt', 'to taste'],
      ['flour', '2 cups, sifted'],
    ];
    const list = `<${tag}>${rows.map(toRow).join('')}</${tag}>`;
    expect(draftOf(`<h2>Ingredients</h2>${list}${STEP_LIST}`).ingredients).toEqual([
      '100 g sugar',
      '3 eggs',
      'salt to taste',
      '2 cups flour, sifted',
    ]);
  });

  it('leave the order of Japanese lines', () => {
    const rows = ['たまねぎ|2個', 'にんじん|1本', 'しょうゆ|100ml'].map(
      (row) => `<li><span>${row.split('|').join('</span><span>')}</span></li>`,
    );
    expect(draftOf(`<h2>材料</h2><ul>${rows.join('')}</ul>${STEP_LIST}`).ingredients[0]).toBe('たまねぎ 2個');
  });

  it('lose the ingredients that a page repeats beside each step', () => {
    const step = (text: string, used: string) => `<li><div>${text}</div><div><span>${used}</span></div></li>`;
    const body = `<h2>Ingredients</h2><ul><li>3 eggs</li><li>100 g sugar</li><li>100 g flour</li></ul>
      <h2>Method</h2><ol>${step(STEPS[0] ?? '', '3 eggs, 100 g sugar')}${step(STEPS[1] ?? '', '100 g flour')}</ol>`;
    expect(draftOf(body).instructions).toEqual(STEPS);
  });
});

describe('parts of a page', () => {
  it('are read from a heading that holds them', () => {
    const list = ['3 eggs', '100 g sugar', '100 g flour'].map((line) => `<div>${line}</div>`).join('');
    const card = `<h3><div><h4>Ingredients</h4>${list}</div><div><p>Notes</p><p>${'A word about eggs. '.repeat(9)}</p></div></h3>`;
    expect(draftOf(card + STEP_LIST).ingredients).toEqual(['3 eggs', '100 g sugar', '100 g flour']);
  });

  it('belong to the recipe though a form or the side of the page holds it', () => {
    const list = '<h2>Ingredients</h2><ul><li>3 eggs</li><li>100 g sugar</li><li>100 g flour</li></ul>';
    for (const tag of ['form', 'aside'])
      expect(draftOf(`<${tag}>${list}</${tag}>${STEP_LIST}`).ingredients).toHaveLength(3);
  });

  it.each([
    [
      'tabs',
      '<ul role="tablist"><li><a role="tab" aria-controls="b">Method</a></li><li><a role="tab" href="#a">Ingredients</a></li></ul>',
      '',
    ],
    ['buttons', '', '<h3><button aria-controls="a">Ingredients</button></h3>'],
    ['names of parts', '<p role="tab" id="t">Ingredients</p>', ''],
  ])('have what their %s say for a heading', (_, before, above) => {
    const part = (id: string, more: string, lines: string[]) =>
      `<div id="${id}" ${more} hidden><div>${lines.map((line) => `<div>${line}</div>`).join('')}</div></div>`;
    const body = `${before}${part('b', '', STEPS)}${above}${part('a', 'aria-labelledby="t"', ['Salt', '3 eggs', 'Sugar'])}`;
    expect(draftOf(body).ingredients).toEqual(['Salt', '3 eggs', 'Sugar']);
  });

  it('lose the ingredients that stand before or behind each step and in the list', () => {
    const step = (number: number, food: string, text: string) =>
      `<li><b>${number}.</b><span>${food}</span><span>${text}</span></li>`;
    const list = '<h2>Ingredients</h2><ul><li>100 g sugar</li><li>3 eggs</li><li>2 cups flour</li></ul>';
    const before = step(1, '3 eggs – 100 g sugar', STEPS[0]!) + step(2, '2 cups flour', STEPS[1]!);
    expect(draftOf(`${list}<h2>Method</h2><ol>${before}</ol>`).instructions).toEqual(STEPS);
    const behind = STEPS.map(
      (text, at) => `<li><p>${text}</p><p>${at === 0 ? '3 eggs' : '2 cups flour'}</p></li>`,
    );
    expect(draftOf(`${list}<h2>Method</h2><ol>${behind.join('')}</ol>`).instructions).toEqual(STEPS);
  });

  it('of a method end at a heading of something else', () => {
    const list = '<h2>Ingredients</h2><ul><li>100 g sugar</li><li>3 eggs</li><li>2 cups flour</li></ul>';
    const variations = '<h3>Recipe Variations</h3><ul><li>Add the juice of a lemon to the eggs.</li></ul>';
    expect(draftOf(`${list}${STEP_LIST}${variations}`).instructions).toEqual(STEPS);
  });
});
