import { wordsFor } from '../../../server/src/testing/page-mutations/heading-words.ts';
import { Draws } from '../captions/made/draws.ts';
import type { KnownPage } from '../corpus.ts';

/** A few lines of a recipe as a page that says little: what is short may be a recipe, too. */
export function shortRecipe({ expected }: KnownPage, seed: number): string {
  const draws = new Draws(seed);
  const { title = '', ingredients = [], instructions = [], language } = expected;
  const items = draws.some(ingredients, draws.whole(2, 5));
  const steps = draws.some(instructions, draws.whole(1, 3));
  const isHeaded = draws.chance(0.6);
  const heading = (role: 'ingredients' | 'instructions') => {
    const [word] = wordsFor((language ?? 'en').slice(0, 2), role);
    return isHeaded && word !== undefined ? `<h2>${word}</h2>` : '';
  };
  const lines = (tag: string, all: readonly string[]) =>
    all.map((line) => `<${tag}>${line}</${tag}>`).join('');
  const list = (name: string, all: readonly string[]) =>
    draws.chance(0.6) ? `<${name}>${lines('li', all)}</${name}>` : lines('p', all);
  const parts = [
    `<h1>${title}</h1>`,
    heading('ingredients') + list('ul', items),
    heading('instructions') + list('ol', steps),
  ];
  return `<html><body>${parts.join('')}</body></html>`;
}
