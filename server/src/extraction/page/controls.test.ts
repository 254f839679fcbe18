import { describe, expect, test } from 'vitest';
import { extractPage } from './extract-page.ts';

const METHOD = `<h2>Directions</h2><ol><li>Boil the noodles for <button>6 minutes</button> and drain.</li>
  <li>Whisk the sesame paste with the soy sauce.</li><li>Rest for <button>10 minutes</button>, then toss.</li></ol>`;
const LINES = [
  '250 g wheat noodles',
  '3 tablespoons sesame paste, stirred',
  '2 tablespoons soy sauce',
  '1 cucumber',
];

function read(lines: string) {
  const html = `<body><h1>Sesame noodles</h1><h2>Ingredients</h2>${lines}${METHOD}<p>Enjoy! <button>Print</button></p></body>`;
  const reading = extractPage(html, 'https://kitchen.example/');
  if (!reading.ok) throw new Error(reading.refusal);
  return reading.draft;
}

const items = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

describe('a control in the middle of a line', () => {
  test.each([
    ['for a name', ['250 g wheat noodles', '3 tablespoons <button>sesame paste</button>, stirred']],
    [
      'at the end',
      [
        '250 g <button>wheat noodles</button>',
        '<span>3</span> tablespoons <button>sesame paste</button>, stirred',
      ],
    ],
    ['around the whole', LINES.slice(0, 2).map((line) => `<button>${line}</button>`)],
    [
      'for a unit',
      ['250 <select><option>oz</option><option selected>g</option></select> wheat noodles', LINES[1] ?? ''],
    ],
    [
      'in a block of its own',
      [
        '250 g wheat noodles',
        '<label><span>3 tablespoons <div><button>sesame paste</button></div>, stirred</span></label>',
      ],
    ],
    ['for the amount', ['<button>250 g</button> wheat noodles', LINES[1] ?? '']],
  ])('belongs to it %s', (_, first) => {
    const draft = read(items([...first, ...LINES.slice(2)]));
    expect(draft.ingredients).toEqual(LINES);
    expect(draft.instructions[0]).toBe('Boil the noodles for 6 minutes and drain.');
    expect(draft.instructions[2]).toBe('Rest for 10 minutes, then toss.');
  });

  test.each(['Add', 'Print', '1x', 'Add to shopping list'])('%s behind it does not', (name) => {
    const lines = LINES.map((line) => `${line} <button>${name}</button>`);
    expect(read(items(lines)).ingredients).toEqual(LINES);
  });
});

test.each([1, 40, 400])('%d blanks in the source of a page decide nothing', (count) => {
  const blank = `\n${' '.repeat(count)}`;
  const row = (amount: string, name: string) =>
    `<tr><td>${blank}${amount}${blank}</td><td>${blank}${name}${blank}</td></tr>`;
  const table = `<h3>For the sauce:</h3><table>${row('3 tbsp', '<a href="/p">Sesame paste</a>')}${row('2 tbsp', 'soy sauce')}</table>
    <h3>For the salad:</h3><table>${row('250 g', '<a href="/q">Wheat noodles</a>')}${row('1', 'cucumber')}</table>`;
  expect(read(table).ingredients).toEqual([
    '[For the sauce]',
    '3 tbsp Sesame paste',
    '2 tbsp soy sauce',
    '[For the salad]',
    '250 g Wheat noodles',
    '1 cucumber',
  ]);
});

test('a timer in the middle of a Japanese step belongs to it', () => {
  const steps = [
    '鶏肉に塩をふって<button>5分</button>おきます。',
    '鶏肉を<button>10分</button>焼き、皿に盛ります。',
  ];
  const reading = extractPage(
    `<body><h1>焼き鶏</h1><h2>材料</h2>${items(['鶏肉 200g', '塩 小さじ1', '油 大さじ1'])}<h2>作り方</h2>${items(steps)}</body>`,
    'https://kitchen.example/',
  );
  if (!reading.ok) throw new Error(reading.refusal);
  expect(reading.draft.instructions.map((step) => step.replaceAll(' ', ''))).toEqual([
    '鶏肉に塩をふって5分おきます。',
    '鶏肉を10分焼き、皿に盛ります。',
  ]);
});

test('an amount in other measures that a switch would show is no part of a line', () => {
  const twins = [
    '<span>1½ lb</span><span class="hidden font-bold">680 g</span> chicken thighs',
    '<span>3 tbsp</span><span class="d-none">45 ml</span> oil',
    '1 lemon',
  ];
  expect(read(items(twins)).ingredients).toEqual(['1½ lb chicken thighs', '3 tbsp oil', '1 lemon']);
});

test('elements of the page’s own making are items of a list by their roles', () => {
  const own = LINES.map((line) => {
    const [amount, ...name] = line.split(' ');
    return `<x-ingredient role="listitem"><span>${amount}</span> <span>${name.join(' ')}</span></x-ingredient>`;
  });
  expect(read(`<x-list role="list">${own.join('')}</x-list>`).ingredients).toEqual(LINES);
});
