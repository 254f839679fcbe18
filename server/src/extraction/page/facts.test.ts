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
    ['over their labels', '<p>15m</p><p>Prep time</p><p>1hr 15m cook time</p><p>Stew</p>', [15, 75]],
    ['behind the name of an icon', '<p>blender Préparation : 15min</p><p>oven Cuisson : 30min</p>', [15, 30]],
    ['in one line', '<p>Prep Time 15 mins Cook Time 30 mins Total Time 45 mins Level: easy</p>', [15, 30]],
    ['as bare minutes', '<p>Prep time 15</p><p>Cooking time: 30</p>', [15, 30]],
  ])('are read %s', (_, body, [prepTime, cookTime]) => {
    expect(factsOf(body)).toMatchObject({ prepTime, cookTime });
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
    ['beside the recipe in the frame', '<form><h3>Method</h3><p>Serves 6</p></form>'],
  ])('servings are found %s', (_, body) => {
    expect(factsOf(body)).toMatchObject({ servings: 6 });
  });

  it('servings are not the number of a choice or of fruit', () => {
    const body =
      '<input type="radio" name="serving" value="6"><p>2 oranges</p><p>Calories (1 serving) 63</p>';
    expect(factsOf(body)).toEqual({});
  });
});
