import { newEntry } from '@larder/shared/shopping/entries';
import { expect, it } from 'vitest';
import { listAsCsv, thingsIn } from './list-files.ts';

const thing = (text: string, more = {}) => ({ text, note: '', isTicked: false, aisle: null, ...more });
const stamp = '000000000000001-0000-aaaaaaaa';

it('a list that was saved as a table is read again as it was, without what was removed', async () => {
  const written = <T>(value: T) => ({ value, stamp });
  const entry = (text: string) => newEntry({ id: text, recipeId: null, language: 'en', text, stamp });
  const csv = listAsCsv([
    { ...entry('500 g flour, "00"'), note: written('the fine one;\nreally'), aisle: written('baking') },
    { ...entry('=1+1 eggs'), isTicked: written(true) },
    { ...entry('gone'), isRemoved: written(true) },
  ]);
  expect(csv.split('\r\n')[0]).toBe('"item","note","aisle","ticked"');
  // No spreadsheet computes it.
  expect(csv).toContain(`"'=1+1 eggs"`);
  expect(await thingsIn('Saturday.csv', csv)).toEqual([
    thing('500 g flour, "00"', { note: 'the fine one;\nreally', aisle: 'baking' }),
    thing('=1+1 eggs', { isTicked: true }),
  ]);
});

it.each([
  ['a.txt', '- milk 2\n\n- [ ] bread\n', [thing('2 milk'), thing('bread')]],
  ['a.csv', 'milk\nbread\n', [thing('milk'), thing('bread')]],
  [
    'tandoor.csv',
    '\uFEFFFood;Amount;Unit;Checked\nflour;500;g;True\nsalt;;;False\n;1;;',
    [thing('500 g flour', { isTicked: true }), thing('salt')],
  ],
  ['mealie.tsv', 'Quantity\tName\tNote\n2\tleeks\tlarge', [thing('2 leeks', { note: 'large' })]],
])('%s: %j', async (name, content, things) => {
  expect(await thingsIn(name, content)).toEqual(things);
});
