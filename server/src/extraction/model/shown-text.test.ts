import { expect, it } from 'vitest';
import { extractPage } from '../page/extract-page.ts';

const LISTS =
  '<h2>Ingredients</h2><ul><li>200 g lentils<li>1 onion</ul><h2>Method</h2><ol><li>Chop the onion.<li>Boil it all.</ol>';
const shown = (html: string): string => {
  const reading = extractPage(`<body>${html}</body>`, 'https://a.example/');
  return reading.ok ? reading.shown : '';
};

it('is what a visitor sees, a line each, and neither data nor code nor what is hidden', () => {
  const hidden = '<p hidden>Secret</p><script>let secret</script><!-- secret --><meta content="secret">';
  expect(shown(`<nav>Home</nav>${hidden}<h1>Soup</h1>${LISTS}`).split('\n')).toEqual([
    'Home',
    'Soup',
    'Ingredients',
    '200 g lentils',
    '1 onion',
    'Method',
    'Chop the onion.',
    'Boil it all.',
    '',
  ]);
});

it('begins at the main heading of a page that is too long, and is bounded', () => {
  const long = `<p>${'We love soup. '.repeat(500)}</p>`.repeat(5);
  const text = shown(`${long}<h1>Soup</h1>${LISTS}${long}`);
  expect(text.startsWith('Soup\nIngredients\n200 g lentils\n')).toBe(true);
  expect(text).toHaveLength(24_000);
});
