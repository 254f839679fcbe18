import type { Draws } from '../draws.ts';
import type { PageRecipe } from '../labels.ts';
import { THEMES } from './others.ts';

const UNITS = ['cup ', 'tbsp ', 'tsp ', 'g ', 'ml ', 'drops ', '', '', 'kg ', 'l '];
const UNITS_OF: Record<string, string[]> = {
  de: ['g ', 'ml ', 'EL ', 'TL ', '', '', 'Tropfen '],
  fr: ['g de ', 'ml de ', 'c. à soupe de ', '', 'gouttes de '],
  es: ['g de ', 'ml de ', 'cucharadas de ', 'tazas de ', '', 'gotas de '],
  it: ['g di ', 'ml di ', 'cucchiai di ', '', 'gocce di '],
  nl: ['g ', 'ml ', 'el ', '', 'druppels '],
};

/** Something that nobody eats, put together from the words of a theme. */
export function mixedThing(draws: Draws, language: string): PageRecipe {
  const known = THEMES[language] ? language : 'en';
  const { titles, things, doings } = draws.pick(THEMES[known] ?? []);
  const chosen = draws.shuffled(things).slice(0, draws.whole(3, 8));
  const units = UNITS_OF[known] ?? UNITS;
  const items = chosen.map((thing) => `${draws.pick(AMOUNTS)} ${draws.pick(units)}${thing}`);
  const steps = draws
    .some(doings, draws.whole(3, doings.length))
    .map((doing) => doing.replace('{0}', () => draws.pick(chosen)).replace('{1}', () => draws.pick(chosen)));
  const sections = [{ name: '', items: draws.chance(0.15) ? chosen : items }];
  return {
    language: known,
    title: draws.pick(titles),
    sections,
    steps,
    servings: undefined,
    chatter: [],
    host: 'made',
  };
}

const AMOUNTS = '1 1 2 2 3 4 5 6 8 10 12 15 20 30 50 100 150 200 250 500 1/2 1/4 ½ 1.5'.split(' ');
