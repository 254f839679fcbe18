import { describe, expect, it } from 'vitest';
import { parsePage } from './document.ts';
import { readFacts } from './facts.ts';
import { outlinePage } from './outline.ts';

function factsOf(body: string) {
  const page = parsePage(body, 'https://kitchen.example/');
  return readFacts(outlinePage(page).items, undefined, page);
}

describe('times and servings of a page', () => {
  it.each([
    ['glued to their labels', '<p>Preparation15 min</p><p>Cook time30 min</p>', [15, 30]],
    [
      'with the unit below',
      '<p>Prep time</p><p>15</p><p>minutes</p><p>Cooking time</p><p>30</p><p>min</p>',
      [15, 30],
    ],
    ['before their labels', '<p>15 min prep</p><p>30 min cook</p>', [15, 30]],
    ['before their labels in a list', '<p>Cooks in: 15 min prep, 30 min cooking</p>', [15, 30]],
    ['over their labels', '<p>15m</p><p>Prep time</p><p>1hr 15m cook time</p><p>Stew</p>', [15, 75]],
    ['behind the name of an icon', '<p>blender Préparation : 15min</p><p>oven Cuisson : 30min</p>', [15, 30]],
    ['with strokes for minutes', "<p>Προετοιμασία: 15' | Μαγείρεμα: 30'</p>", [15, 30]],
    [
      'beside another fact in letters without case',
      '<p><span>2인분</span><span>준비시간 15분</span><span>조리시간 30분</span></p>',
      [15, 30],
    ],
    ['in one line', '<p>Prep Time 15 mins Cook Time 30 mins Total Time 45 mins Level: easy</p>', [15, 30]],
    ['as bare minutes', '<p>Prep time 15</p><p>Cooking time: 30</p>', [15, 30]],
    ['behind an icon', '<p>\ue192 15 Min. Arbeitszeit</p><p>\ue193 30 Min. Koch-/Backzeit</p>', [15, 30]],
    ['between bars', '<p>Prep time: 15 MIN / Cook time: 30 MIN / Ready In: 1 HOUR</p>', [15, 30]],
    ['behind a comma', '<p>Préparation 15 min, cuisson 30 min</p>', [15, 30]],
    [
      'before what is in brackets',
      '<p>Förberedelse 15 min (plus 1 h jäsning) | Gräddning 30 min</p>',
      [15, 30],
    ],
    ['as sentences', '<p>Prep: 15 minutes (plus chilling). Cook: 30 minutes. Serves 6.</p>', [15, 30]],
    [
      'behind the name of a part',
      '<p>Preparation: 15 minutes. Baking: about 30 minutes. Cuts into ten good slices.</p>',
      [15, 30],
    ],
    ['behind another fact', '<p>Level: easy Prep time: 15 min Cook time: 30 min</p>', [15, 30]],
    [
      'under a row of labels',
      '<table><tr><td>Prep time ⏱</td><td>Cook time ⏱</td></tr><tr><td>15 mins</td><td>30 mins</td></tr></table>',
      [15, 30],
    ],
  ])('are read %s', (_, body, [prepTime, cookTime]) => {
    expect(factsOf(body)).toMatchObject({ prepTime, cookTime });
  });

  it.each([
    ['in one line without colons', '<p>prep 15 min | cook 30 min | simple!</p>', [15, 30]],
    ['in one line in Swedish', '<p>Förberedelse 15 min · Tillagning 30 min</p>', [15, 30]],
    ['in one line in French', '<p>Préparation 15 min – Cuisson 30 min – pour 24 pièces</p>', [15, 30]],
    [
      'in two cells',
      '<table><tr><td>Zubereitung</td><td>15 Min.</td></tr><tr><td>Kochzeit</td><td>30 Min.</td></tr></table>',
      [15, 30],
    ],
  ])('stay two %s', (_, body, [prepTime, cookTime]) => {
    expect(factsOf(body)).toMatchObject({ prepTime, cookTime });
  });

  it.each([
    ['a step', '<p>Cook the noodles for 5 minutes.</p>'],
    ['a step that names the time first', '<p>Bake 5 minutes.</p>'],
    ['two steps in a paragraph', '<p>Bake 20 minutes. Cook 10 minutes longer.</p>'],
    ['the step under a heading', '<h2>Zubereitung</h2><p>Nudeln 5 Min. kochen.</p>'],
    ['the step under another', '<h2>Preparation</h2><p>Soak for 30 minutes</p>'],
    ['the only step', '<h3>Préparation</h3><p>Cuire 5 minutes</p>'],
  ])('are not those of %s', (_, body) => {
    expect(factsOf(body)).toEqual({});
  });

  it('of preparing and cooking together are the whole', () => {
    expect(factsOf('<p>Prep &amp; cook time 30 min</p>')).toEqual({ totalTime: 30 });
  });

  it('are no value of the label above, when they have a label of their own', () => {
    const body = '<h2>Préparation</h2><p>Temps total : 1 h 20 min</p><p>Préparation :</p><p>25 min</p>';
    expect(factsOf(body)).toMatchObject({ prepTime: 25, totalTime: 80 });
  });

  it.each([
    ['in the heading over the ingredients', '<h2>Zutaten für 6 Portionen</h2><p>100 g Mehl</p>'],
    ['in brackets behind it', '<h2>材料 （6人分）</h2>'],
    ['over their label', '<p>6</p><p>Personen</p><p>30 min</p>'],
    ['in a heading of its own', '<h2>In your box (serves 6)</h2>'],
    ['in a field', '<p>portions</p><input type="text" aria-label="Change portions" value="6">'],
    ['in the name of a field', '<input type="number" id="servingsInput" value="6">'],
    ['before what is in brackets', '<p>Pour 6 personnes (ou 20 petits cubes à l’apéritif)</p>'],
    [
      'in a field beside a word',
      '<div><button>–</button><input value="6"><button>+</button> Portionen</div>',
    ],
    ['of which the smaller counts', '<p>Serves 6-8</p>'],
    ['behind a label', '<p>Porciones: 6</p>'],
    ['before a label', '<p>6 bitar</p>'],
    ['that are pieces', '<p>ca 6 Stück</p>'],
    ['by the knife', '<p>Cuts into 6 slices</p>'],
    ['with the plural in brackets', '<p>6 portion(s)</p>'],
    ['as a range over their label', '<p>6-8</p><p>portions</p>'],
    ['of what is made', '<h2>Ingredienti per 6 tortini</h2><p>100 g di burro</p>'],
    [
      'under a row of labels',
      '<table><tr><td>Cuisine</td><td>Serves</td></tr><tr><td>Thai</td><td>6</td></tr></table>',
    ],
    ['beside the recipe in the frame', '<form><h3>Method</h3><p>Serves 6</p></form>'],
  ])('servings are found %s', (_, body) => {
    expect(factsOf(body)).toMatchObject({ servings: 6 });
  });

  it.each(['Yield: 950 g', 'Makes 3 1/2 cups', 'Für eine Springform (26 cm)', 'Ergibt 500 ml'])(
    'servings are not a measure: %s',
    (line) => {
      expect(factsOf(`<p>${line}</p>`).servings).toBeUndefined();
    },
  );

  it.each([
    ['in a sentence', '<p>This recipe serves 6 people.</p><h2>Ingredients</h2><ul>'],
    ['as a number under the heading', '<h2>Ingredients</h2><p>6</p><ul>'],
  ])('servings over the list are found %s', (_, start) => {
    const body = `${start}<li>100 g rice</li><li>2 eggs</li></ul>`;
    const page = parsePage(body, 'https://kitchen.example/');
    const { items } = outlinePage(page);
    const list = items.filter(({ isListItem }) => isListItem);
    expect(readFacts(items, { kind: 'ingredients', items: list, weight: 1 }, page)).toMatchObject({
      servings: 6,
    });
  });

  it('servings are neither the energy of one nor the number of ingredients', () => {
    expect(factsOf('<p>Pro Portion: 505 kcal | 19 g E</p>')).toEqual({});
    const page = parsePage(
      '<h2>Ingredients (2)</h2><ul><li>rice</li><li>eggs</li></ul>',
      'https://kitchen.example/',
    );
    const [anchor, ...items] = outlinePage(page).items;
    expect(
      readFacts(outlinePage(page).items, { kind: 'ingredients', items, weight: 1, anchor: anchor! }),
    ).toEqual({});
  });

  it('servings are not the number of a choice or of fruit', () => {
    const body =
      '<input type="radio" name="serving" value="6"><p>2 oranges</p><p>Calories (1 serving) 63</p>';
    expect(factsOf(body)).toEqual({});
  });

  it('servings are the number that is chosen in the middle of a heading', () => {
    const choice = '<select><option>4</option><option selected>8</option></select>';
    expect(factsOf(`<h2>Zutaten für ${choice} Portionen</h2><p>250 g Mehl</p>`).servings).toBe(8);
  });
});
