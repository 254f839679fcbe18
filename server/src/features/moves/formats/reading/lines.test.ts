import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asMarkdown, withoutMarkdown } from './lines.ts';

it.each([
  ['Beat **well**, then *fold* in __all__.', 'Beat well, then fold in all.'],
  ['See [the video](https://a.example/v).', 'See the video (https://a.example/v).'],
  ['2 * 3 * 4 and a\\*b\\*', '2 * 3 * 4 and a*b*'],
])('Markdown is read without its marks: %s', (text, read) => {
  expect(withoutMarkdown(text)).toBe(read);
});

it.each([
  ['Stir *gently*.', 'Stir \\*gently\\*.'],
  ['Stir gently_ 2*3', 'Stir gently_ 2*3'],
])('text is escaped where it would be read as Markdown: %s', (text, written) => {
  expect(asMarkdown(text)).toBe(written);
});

it('text that is written as Markdown reads back as it was', () => {
  const signs = fc.constantFrom('*', '**', '_', '__', '\\', '[', ']', '](https://a.example)', 'a', ' ', '.');
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 14 }), (parts) => {
      const text = parts.join('');
      expect(withoutMarkdown(asMarkdown(text))).toBe(text);
    }),
  );
});
