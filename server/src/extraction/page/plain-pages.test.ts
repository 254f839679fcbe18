import { describe, expect, it } from 'vitest';
import { extractPage } from './extract-page.ts';

const ADDRESS = 'https://oldkitchen.example/recipes/7';

function read(body: string, title = 'Lentil stew') {
  const reading = extractPage(
    `<html><head><title>${title}</title></head><body>${body}</body></html>`,
    ADDRESS,
  );
  if (!reading.ok) throw new Error(reading.refusal);
  return reading.draft;
}

const LINES = ['200 g lentils', '2 carrots', '1 tbsp oil', '500 ml water'];
const METHOD =
  'Warm the oil in a pot and fry the carrots in it. Add lentils and water, cover, and simmer for half an hour.';
const FURTHER = 'Season well and serve with bread.';

describe('a page without data, made by hand', () => {
  it.each([
    [
      'as a text that keeps its line ends',
      `<h1>Lentil stew</h1><pre>Yield: 4 servings

  200 g lentils
  2 carrots
  1 tbsp oil
  500 ml water

Warm the oil in a pot and fry the carrots in it. Add lentils
and water, cover, and simmer for half an hour.

${FURTHER}</pre>`,
      [METHOD, FURTHER],
    ],
    [
      'with the name of a part and for how many before it, and its last items without amounts',
      `<h1>Lentil stew</h1><p><b>Ingredients for 4 people:</b> ${LINES.join(', ')}.</p><p><b>Method:</b></p><p>${METHOD}</p><p>${FURTHER}</p>`,
      [METHOD, FURTHER],
    ],
    [
      'with the name of each part before it in one paragraph',
      `<h1>Lentil stew</h1><p><b>Ingredients:</b> ${LINES.join(', ')}</p><p><b>Method:</b> ${METHOD} ${FURTHER}</p>`,
      [`${METHOD} ${FURTHER}`],
    ],
    [
      'in two columns of a table',
      `<h1>Lentil stew</h1><table><tr><td><b>Ingredients</b><br>${LINES.join('<br>')}</td>
        <td><b>Preparation</b><br>${METHOD}<br>${FURTHER}</td></tr></table>`,
      [METHOD, FURTHER],
    ],
    [
      'as a table that names its columns',
      `<h1>Lentil stew</h1><table><tr><td>Amount</td><td>Unit</td><td>Ingredient</td></tr>
        <tr><td>200</td><td>g</td><td>lentils</td></tr><tr><td>2</td><td></td><td>carrots</td></tr>
        <tr><td>1</td><td>tbsp</td><td>oil</td></tr><tr><td>500</td><td>ml</td><td>water</td></tr></table>
        <p>${METHOD}</p><p>${FURTHER}</p>`,
      [METHOD, FURTHER],
    ],
    [
      'as an answer in a forum',
      `<h1>Lentil stew</h1><div class="post"><div class="who">ann</div><div class="said">Has anybody a recipe for this?</div></div>
        <div class="post"><div class="who">ben</div><div class="said">${LINES.join('<br>')}<br><br>${METHOD}<br>${FURTHER}<br><br>
        Let me know how you like it!</div></div>`,
      [METHOD, FURTHER],
    ],
    [
      'with the amounts once more for those who scale them',
      `<h1>Lentil stew</h1><h2>Ingredients</h2><ul>${LINES.map((line) => {
        const [amount, ...name] = line.split(' ');
        const unit = name.length > 1 ? name.shift() : '';
        return `<li><span>${amount}</span> <span>${unit}</span> <span>${amount}</span> <span>${name.join(' ')}</span></li>`;
      }).join('')}</ul><h2>Method</h2><p>${METHOD}</p><p>${FURTHER}</p>`,
      [METHOD, FURTHER],
    ],
  ])('is read %s', (_, body, instructions) => {
    expect(read(body)).toMatchObject({ title: 'Lentil stew', ingredients: LINES, instructions });
  });

  it('has steps that are a few words each, under headings, in a language of verbs at the end', () => {
    const steps = [
      'Linsen waschen.',
      'Möhren in Scheiben schneiden.',
      'Öl erhitzen.',
      'Möhren darin anbraten.',
    ];
    const draft = read(
      `<h1>Linseneintopf</h1><h3>Zutaten für 4 Personen</h3><p>200 g Linsen<br>2 Möhren<br>1 EL Öl<br>500 ml Wasser</p>
        <h3>So geht's</h3><p>${[...steps, 'Wasser dazu.', 'Köcheln.'].join('<br>')}</p>`,
      'Linseneintopf',
    );
    expect(draft.ingredients).toHaveLength(4);
    expect(draft.instructions.slice(0, 4)).toEqual(steps);
  });

  it('loses the signs of ordinal numbers before its steps', () => {
    const draft =
      read(`<h1>Gazpacho</h1><h2>Ingredientes</h2><ul><li>1 kg de tomates</li><li>1 pepino</li><li>2 dientes de ajo</li></ul>
      <h2>Preparación</h2><p>1º Lava y trocea las verduras. 2º Tritura todo con el ajo. 3º Deja enfriar dos horas.</p>`);
    expect(draft.instructions).toEqual([
      'Lava y trocea las verduras.',
      'Tritura todo con el ajo.',
      'Deja enfriar dos horas.',
    ]);
  });
});

describe('the sections of a page', () => {
  const list = (first: string, second: string) =>
    `<h1>Lentil stew</h1><h2>Ingredients</h2><div>Scale</div>${first}<ul><li>200 g lentils</li><li>2 carrots</li></ul>${second}
      <ul><li>50 g butter</li><li>1 tsp cumin</li></ul><h2>Method</h2><p>${METHOD}</p><p>${FURTHER}</p>`;

  it('begin with the first, made like the one further down', () => {
    const { ingredients } = read(list('<p>For the stew:</p>', '<p>For the top:</p>'));
    expect(ingredients).toEqual([
      '[For the stew]',
      '200 g lentils',
      '2 carrots',
      '[For the top]',
      '50 g butter',
      '1 tsp cumin',
    ]);
  });

  it('are not named after a system of measures', () => {
    const { ingredients } = read(list('<h4>Metric</h4>', '<h4>For the top</h4>'));
    expect(ingredients).not.toContain('[Metric]');
  });
});

describe('what a page says beside its lists', () => {
  const lists = `<h3>Ingredients</h3><ul>${LINES.map((line) => `<li>${line}</li>`).join('')}</ul><h3>Method</h3><p>${METHOD}</p>`;

  it.each([
    ['in a row', '<div><span>Easy</span> <span>4</span> <span>40 min</span></div>'],
    ['in lines', '<ul><li>easy</li><li>4</li><li>40 minutes</li></ul>'],
  ])('is for how many, between the difficulty and a time %s', (_, row) => {
    expect(read(`<h1>Lentil stew</h1>${row}${lists}`).servings).toBe(4);
  });

  it('is not the name of the blog, which leads to its front page', () => {
    const body = `<h1><a href="/">Our tiny stove</a></h1><h3>Lentil stew</h3>${lists}`;
    expect(read(body, 'Our tiny stove: Lentil stew').title).toBe('Lentil stew');
  });

  it('takes no time out of a method in its data', () => {
    const data = {
      headline: 'Lentil stew',
      portions: 4,
      ingredientList: LINES,
      preparation: `<p>${METHOD}</p><p>Bake for 30 minutes.</p>`,
    };
    const draft = read(
      `<div id="app"></div><script>window.__DATA__=${JSON.stringify({ article: data })}</script>`,
    );
    expect(draft).toMatchObject({ ingredients: LINES, prepTime: null });
  });
});

describe('a page whose ingredients are one paragraph below their heading', () => {
  const page = (list: string, behind = '') => {
    const steps = [METHOD, FURTHER, 'Stir in a little parsley at the end.'];
    const counted = steps.map((step, index) => `<p><b>${index + 1}-</b> ${step}</p><p>&nbsp;</p>`);
    return `<h1>Lentil stew</h1><h2>Ingredients for a stew of lentils</h2><p>${list}</p>${behind}${counted.join('')}`;
  };

  it('has a line for each, and its steps without the numbers before a dash', () => {
    const { ingredients, instructions } = read(
      page(`${[...LINES, '1 bay leaf'].join(', ')}, salt, milk to drink.`, '<p>Tools: a 20 cm pot</p>'),
    );
    expect(ingredients).toEqual([...LINES, '1 bay leaf', 'salt', 'milk to drink']);
    expect(instructions).toEqual([METHOD, FURTHER, 'Stir in a little parsley at the end.']);
  });

  it('has none for what a serving holds', () => {
    const holds =
      '<h2>In a serving:</h2><p>376 kcal, 17 g fat, 40 g carbohydrates, 15 g protein, 9 g fibre</p>';
    const list = LINES.map((line) => `<li>${line}</li>`).join('');
    const { ingredients } = read(
      `<h1>Lentil stew</h1><h2>Ingredients</h2><ul>${list}</ul><p>${METHOD}</p><p>${FURTHER}</p>${holds}`,
    );
    expect(ingredients).toEqual(LINES);
  });

  it('has the names of parts before theirs', () => {
    const { ingredients } = read(
      `<h1>Lentil stew</h1><h2>What goes in</h2><p><b>Stew:</b> ${LINES.slice(0, 3).join(', ')}</p><p><b>Topping:</b> 2 dl yoghurt, 1 tbsp oil, 1 lemon, salt</p>
        <h2>How it is made</h2><p>${METHOD}</p><p>${FURTHER}</p>`,
    );
    expect(ingredients).toEqual([
      '[Stew]',
      ...LINES.slice(0, 3),
      '[Topping]',
      '2 dl yoghurt',
      '1 tbsp oil',
      '1 lemon',
      'salt',
    ]);
  });

  it('has no step for what somebody advises and wishes behind it', () => {
    const list = LINES.map((line) => `<li>${line}</li>`).join('');
    const tips = [
      'Nana’s tip: rinse the lentils twice.',
      'Keeps: four days in the fridge.',
      'Have a good week!',
      '© 2003 Nana',
    ];
    const { instructions } = read(
      `<h1>Lentil stew</h1><h2>Ingredients</h2><ul>${list}</ul><h2>Method</h2>${[METHOD, FURTHER, ...tips].map((line) => `<p>${line}</p>`).join('')}`,
    );
    expect(instructions).toEqual([METHOD, FURTHER]);
  });
});
