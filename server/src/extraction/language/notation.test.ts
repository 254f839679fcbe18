import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './lexicon.ts';
import { entriesOf, expanded, patternOf, wordsIn } from './notation.ts';

describe('an entry', () => {
  it.each([
    ['tasse{n,}', ['tassen', 'tasse']],
    ['cut{ into {cubes,strips},}', ['cut into cubes', 'cut', 'cut into strips', 'cut']],
    ['salt', ['salt']],
  ])('%s stands for %j', (entry, writings) => {
    expect(expanded(entry)).toEqual(writings);
  });

  it('is whole where the line of its list breaks', () => {
    expect(entriesOf('salt | black\n    pepper |\n    oil')).toEqual(['salt', 'black pepper', 'oil']);
  });

  it('is folded as a word', () => {
    expect(wordsIn(["c'est prêt", 'ST. STÜCK'])).toEqual(['cest pret', 'st stuck']);
  });
});

describe('a pattern', () => {
  const finds = (entry: string, text: string) => new RegExp(`^${patternOf([entry])}$`, 'iu').test(text);

  it.each([
    ['für', 'Für'],
    ['für', 'fur'],
    ['weiß', 'weiss'],
    ["let's go", 'let’s go'],
    ["let's go", 'lets go'],
    ['back*', 'backen'],
    ['pers.', 'Pers.'],
    ['save {this,the {post,reel}}', 'save the reel'],
  ])('of %s finds %s', (entry, text) => {
    expect(finds(entry, text)).toBe(true);
  });

  it.each([
    ['pers.', 'perso'],
    ['tasse{n,}', 'tassen.'],
  ])('of %s does not find %s', (entry, text) => {
    expect(finds(entry, text)).toBe(false);
  });

  it('prefers the longest entry', () => {
    expect(new RegExp(patternOf(['cup', 'cupcake'])).exec('cupcake')?.[0]).toBe('cupcake');
  });
});

it.each(Object.entries(LANGUAGES))(
  '%s is written in the notation: lower case, braces closed, nothing twice',
  (_, words) => {
    for (const [field, list] of Object.entries(words) as [string, string][]) {
      const entries = entriesOf(list);
      expect(list, field).toBe(list.toLowerCase());
      expect(new Set(entries).size, field).toBe(entries.length);
      for (const entry of entries) expect(entry.split('{').length, entry).toBe(entry.split('}').length);
    }
  },
);
