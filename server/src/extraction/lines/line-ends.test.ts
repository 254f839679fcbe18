import { expect, it } from 'vitest';
import { withWholeWords } from './line-ends.ts';

it.each([
  ['Melt the but-\nter with the sugar.', 'Melt the butter with the sugar.'],
  ['Die Kar-\r\n toffeln schälen.', 'Die Kartoffeln schälen.'],
  ['les pommes de ter-\nre', 'les pommes de terre'],
  ['Нарежьте кар-\nтофель', 'Нарежьте картофель'],
  ['Farinha de tri\u00ad\ngo', 'Farinha de trigo'],
  ['low-fat milk and low-\nfat cream', 'low-fat milk and low-fat cream'],
])('%j is %j', (text, whole) => {
  expect(withWholeWords(text)).toBe(whole);
});

it.each([
  'Vor-\nund Nachspeise',
  '- 200 g flour\n- 2 eggs',
  'Ingredients -\nflour',
  'Coca-\nCola',
  'serves 4-\n6',
])('%j stays as it is', (text) => {
  expect(withWholeWords(text)).toBe(text);
});
