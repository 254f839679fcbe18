import { expect, it } from 'vitest';
import { mealieLibrary } from '../../../testing/moved-libraries/mealie.ts';
import { mealie } from './mealie.ts';

it('a backup of Mealie brings its shopping lists: items in order, ticked ones, and the recipe that one is for', async () => {
  const file = await mealieLibrary.file();
  const [tart] = mealieLibrary.recipes;
  expect(await mealie.extras!.shoppingLists!(file)).toEqual([
    {
      ...{ name: 'Saturday', aisleOrder: [], created: new Date('2024-05-01T08:00:00Z') },
      entries: [
        { text: '3 leeks, large', isTicked: false, recipe: tart!.entry },
        { text: 'bread', isTicked: true },
        { text: '2 soap', isTicked: false },
      ],
    },
  ]);
});
