import { describe, expect, it } from 'vitest';
import { extractPage } from './extract-page.ts';

const STEPS =
  '<h2>Method</h2><ol><li>Fry the onions in the oil.</li><li>Add the lentils and simmer.</li></ol>';

function ingredientsOf(list: string) {
  const html = `<body><h1>Lentil stew</h1><h2>Ingredients</h2>${list}${STEPS}</body>`;
  const reading = extractPage(html, 'https://kitchen.example/stew/');
  if (!reading.ok) throw new Error(`refused: ${reading.refusal}`);
  return reading.draft.ingredients;
}

const table = (...rows: string[][]) =>
  `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

describe('ingredients side by side in the rows of a table', () => {
  it.each([
    [
      'a cell each',
      table(['400 g lentils', '2 onions'], ['3 tbsp oil', '1 l water']),
      ['400 g lentils', '2 onions', '3 tbsp oil', '1 l water'],
    ],
    [
      'amount and name in a cell each',
      table(['400 g', 'lentils', '2', 'onions'], ['3 tbsp', 'oil', '1 l', 'water'], ['', 'salt', '', '']),
      ['400 g lentils', '2 onions', '3 tbsp oil', '1 l water', 'salt'],
    ],
    [
      'amount, unit and name in a cell each',
      table(['400', 'g', 'lentils', '2', '', 'onions'], ['3', 'tbsp', 'oil', '1', 'l', 'water']),
      ['400 g lentils', '2 onions', '3 tbsp oil', '1 l water'],
    ],
  ])('are lines of their own: %s', (_, list, expected) => {
    expect(ingredientsOf(list)).toEqual(expected);
  });

  it('are one line where a row holds one', () => {
    const list = table(
      ['400', 'g', 'lentils', 'green'],
      ['2', '', 'onions', 'sliced'],
      ['3', 'tbsp', 'oil', ''],
    );
    expect(ingredientsOf(list)).toEqual(['400 g lentils green', '2 onions sliced', '3 tbsp oil']);
  });

  it('have no line for the names of their columns, where some cells are empty', () => {
    const list = table(
      ['Qty', 'Unit', 'Ingredient', 'Notes'],
      ['400', 'g', 'lentils', ''],
      ['2', '', 'onions', ''],
      ['3', 'tbsp', 'oil', ''],
    );
    expect(ingredientsOf(list)).toEqual(['400 g lentils', '2 onions', '3 tbsp oil']);
  });
});

describe('paragraphs within the items of a list', () => {
  const list = (...items: string[][]) =>
    `<ul>${items.map((lines) => `<li>${lines.map((line) => `<p>${line}</p>`).join('')}</li>`).join('')}</ul>`;

  it('are lines of their own below the first, which names them', () => {
    const items = list(['400 g lentils'], ['2 onions'], ['Dressing:', 'Oil, 3 tbsp', 'Mustard, ~1 tsp']);
    expect(ingredientsOf(items)).toEqual([
      '400 g lentils',
      '2 onions',
      '[Dressing]',
      'Oil, 3 tbsp',
      'Mustard, ~1 tsp',
    ]);
  });

  it('are lines of their own where each has an amount', () => {
    expect(ingredientsOf(list(['400 g lentils', '2 onions', '3 tbsp oil', '1 l water']))).toEqual([
      '400 g lentils',
      '2 onions',
      '3 tbsp oil',
      '1 l water',
    ]);
  });

  it('are one line where they say one thing in pieces', () => {
    const items = list(['400 g', 'lentils', 'green'], ['2', 'onions', 'sliced'], ['3 tbsp', 'oil', '45 ml']);
    expect(ingredientsOf(items)).toEqual(['400 g lentils green', '2 onions sliced', '3 tbsp oil 45 ml']);
  });
});

describe('rows that name the ingredient first', () => {
  it.each([
    ['Japanese, one line in Chinese letters', ['醤油|100ml', 'たまねぎ|2個', '塩|5g'], '醤油 100ml'],
    ['Korean', ['김치|1컵', '양파|1/2개', '간장|1큰술'], '김치 1컵'],
    ['English', ['lentils|400 g', 'onions|2', 'oil|3 tbsp'], '400 g lentils'],
  ])('have the order of their language: %s', (_, rows, first) => {
    expect(ingredientsOf(table(...rows.map((row) => row.split('|'))))[0]).toBe(first);
  });

  it('have the first of two amounts in columns of their own', () => {
    const list = table(
      ['', 'Metric', 'US'],
      ['butter', '225 g', '2 sticks'],
      ['sugar', '110 g', '1/2 cup'],
      ['flour', '340 g', '2 3/4 cups'],
    );
    expect(ingredientsOf(list)).toEqual(['225 g butter', '110 g sugar', '340 g flour']);
  });
});

describe('ingredients as terms with their amounts', () => {
  it('are a line each, with what stands in place of an amount', () => {
    const pairs = [
      ['Lentils', '400 g'],
      ['Onions', '2'],
      ['Oil', '3 tbsp'],
      ['Salt', 'to taste'],
    ];
    const list = `<dl>${pairs.map(([term, amount]) => `<dt>${term}</dt><dd>${amount}</dd>`).join('')}</dl>`;
    expect(ingredientsOf(list)).toEqual(['Lentils 400 g', 'Onions 2', 'Oil 3 tbsp', 'Salt to taste']);
  });

  it('are read of a Japanese list of definitions, whose spoons stand before their number', () => {
    const pairs = [
      ['小麦粉', '200g'],
      ['【A】しょうゆ', '大さじ2'],
      ['【A】みりん', '大さじ1と1/2'],
      ['砂糖', '小さじ1'],
      ['水', '約300ml'],
    ];
    const list = `<dl>${pairs.map(([term, amount]) => `<dt>${term}</dt><dd>${amount}</dd>`).join('')}</dl>`;
    expect(ingredientsOf(list)).toEqual(pairs.map((pair) => pair.join(' ')));
  });

  it('have their amounts first where a comma parts them', () => {
    const list =
      '<ul><li><b>Lentils</b>, 400 g</li><li><b>Onions</b>, 2</li><li><b>Salt</b> to taste</li></ul>';
    expect(ingredientsOf(list)).toEqual(['400 g Lentils', '2 Onions', 'Salt to taste']);
  });
});

describe('ingredients among controls', () => {
  const LINES = ['400 g lentils', '2 onions', '3 tbsp oil', '1 l water', '1 tsp salt'];

  it('are read in a form of boxes to tick', () => {
    const boxes = LINES.map((line) => `<div><input type="checkbox"><label>${line}</label></div>`).join('');
    expect(ingredientsOf(`<form>${boxes}<button>Add to list</button></form>`)).toEqual(LINES);
  });

  it('lose the link that each ends with', () => {
    const rows = LINES.map((line) => {
      const [amount, ...name] = line.split(' ');
      return `<div class="row"><p>${amount}</p><div><p>${name.join(' ')}</p><a href="/shop">See in shop</a></div></div>`;
    });
    expect(ingredientsOf(`<div>${rows.join('')}</div>`)).toEqual(LINES);
  });
});
