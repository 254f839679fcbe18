import { expect, test } from 'vitest';
import { loadCountedWords } from '../load-counted-words.ts';
import { joined } from '../scale.ts';
import { convertText } from './convert-text.ts';
import { loadDensitiesOf } from './load-densities.ts';

const metric = (text: string) =>
  joined(convertText(text, { to: 'metric', language: 'en', kind: 'line' })).replace('\u00a0', ' ');

test('a cup is a volume until the weights of its language are there', async () => {
  await loadCountedWords('en');
  expect(metric('2 cups flour')).toBe('480 ml flour');
  await loadDensitiesOf('en');
  expect(metric('2 cups flour')).toBe('240 g flour');
});
