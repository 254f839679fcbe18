import { describe, expect, it } from 'vitest';
import { readCaption } from './read-text.ts';

const BODY = '\n\n2 eggs\n200 g flour\n1 tbsp oil\n\nMix it all.\nFry for 3 minutes on each side.';

describe('the title of a caption', () => {
  it.each([
    ['goes on to the end of its clause', 'Plum cake but make it vegan ✨', 'Plum cake but make it vegan'],
    ['has the number before it', 'Replying to @lea 10 minute pea soup!!', '10 minute pea soup'],
    ['may stand in the heading of the list', 'Ingredients for the plum dumplings:', 'plum dumplings'],
    ['is no number of pieces', 'Fladbrød, 12 stk.', 'Fladbrød'],
  ])('%s', (_, opening, title) => {
    expect(readCaption(opening + BODY).recipe?.title).toBe(title);
  });
});

describe('how many it makes', () => {
  it.each([
    ['behind the name', 'Fladbrød, 12 stk.', 12],
    ['in a heading', 'Що потрібно (приблизно 50 штук):', 50],
    ['beside a picture of people', 'Pea soup\n⏱ 40 min | 👥 4 | 🔥 430 kcal', 4],
  ])('is said %s', (_, opening, servings) => {
    expect(readCaption(opening + BODY).recipe?.servings).toBe(servings);
  });
});
