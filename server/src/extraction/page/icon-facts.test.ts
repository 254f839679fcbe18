import { describe, expect, it } from 'vitest';
import { parsePage } from './document.ts';
import { readIconFacts } from './icon-facts.ts';
import { outlinePage } from './outline.ts';
import { extractPage } from './extract-page.ts';

function factsOf(body: string) {
  const page = parsePage(body, 'https://kitchen.example/');
  return readIconFacts(outlinePage(page).items, page);
}

describe('times and servings with an icon for a label', () => {
  it.each([
    [
      'the class of their element',
      '<ul><li class="meta-portions">6</li><li>Main course</li></ul>',
      { servings: 6 },
    ],
    ['the class around them', '<div class="box servings"><svg></svg><h2>6</h2></div>', { servings: 6 }],
    [
      'an empty element beside them',
      '<div><i class="icon-persons"></i><span>6-8</span></div>',
      { servings: 6 },
    ],
    ['what stands for a picture', '<p><img alt="Portionen" src="a.svg"> 6</p>', { servings: 6 }],
    [
      'each of their classes',
      '<div class="prepTime"><b>20 min</b></div><div class="item cooking_time"><p>1 hour and 10 minutes</p></div>',
      { prepTime: 20, cookTime: 70 },
    ],
    [
      'their class below a label of another kind',
      '<div><p>Prep</p><p>Serves</p></div><div><p class="prep">20 min</p></div>',
      { prepTime: 20 },
    ],
  ])('are known by %s', (_, body, facts) => {
    expect(factsOf(body)).toEqual(facts);
  });

  it.each([
    ['a number of nothing', '<p class="page-number">6</p>'],
    ['a tab that is open', '<p class="filter active">30 min</p>'],
    ['several recipes', '<p class="servings">4</p><h2>Soup</h2><p class="servings">6</p>'],
    ['what a label in words says otherwise', '<p>Ready in</p><p class="cook-time">45 min</p>'],
  ])('are not those of %s', (_, body) => {
    expect(factsOf(body)).toEqual({});
  });

  it('are those over the ingredients of a page, not those of recipes below', () => {
    const lists = `<h2>Ingredients</h2><ul><li>500 g leeks</li><li>1 l stock</li><li>2 potatoes</li></ul>
      <h2>Method</h2><ol><li>Chop the leeks and fry them in a pot.</li><li>Pour in the stock and simmer.</li></ol>`;
    const other = '<h3>Bean stew</h3><p class="portions">8</p>';
    const reading = extractPage(
      `<h1>Leek soup</h1><p class="portions">4</p>${lists}${other}`,
      'https://kitchen.example/',
    );
    expect(reading.ok && reading.draft.servings).toBe(4);
  });
});
