import { expect, test, vi } from 'vitest';

test('a cup is a volume until the weights of its language are there', async () => {
  // Other files of tests have loaded every word.
  vi.resetModules();
  const { loadCountedWords } = await import('../load-counted-words.ts');
  const { joined } = await import('../scale.ts');
  const { convertText } = await import('./convert-text.ts');
  const { loadDensitiesOf } = await import('./load-densities.ts');
  const metric = (text: string) =>
    joined(convertText(text, { to: 'metric', language: 'en', kind: 'line' })).replace('\u00a0', ' ');

  await loadCountedWords('en');
  expect(metric('2 cups flour')).toBe('480 ml flour');
  await loadDensitiesOf('en');
  expect(metric('2 cups flour')).toBe('240 g flour');
});
