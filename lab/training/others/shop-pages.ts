import { wordsFor } from '../../../server/src/testing/page-mutations/heading-words.ts';
import {
  food,
  link,
  list,
  paragraphs,
  price,
  rows,
  several,
  tag,
  word,
  written,
  type Making,
} from './making.ts';

// Pages of shops and makers of food.

/** '500 g flour 1,99 €' */
export function goods(making: Making, count: number): string {
  const { draws, parts, words } = making;
  const size = () =>
    `${draws.pick([1, 6, 100, 125, 200, 250, 400, 500, 750, 1000])} ${word(making, words.units)}`;
  const one = () => {
    const name = draws.chance(0.4) ? draws.pick(parts.ingredients) : `${food(making)} ${size()}`;
    const named = draws.chance(0.7) ? link(name) : name;
    return [
      named,
      ...(draws.chance(0.85) ? [price(making)] : []),
      ...(draws.chance(0.6) ? [`<span>${word(making, words.buy)}</span>`] : []),
    ];
  };
  const all = Array.from({ length: count }, one);
  if (draws.chance(0.25)) return rows(all);
  if (draws.chance(0.5))
    return all.map((cells) => tag('div', cells.map((cell) => tag('div', cell)).join(''), 'product')).join('');
  return written(
    making,
    all.map((cells) => cells.join(' ')),
  );
}

export function foodProduct(making: Making): string {
  const { draws, parts, words } = making;
  const names = wordsFor(parts.language, 'ingredients');
  const foods = several(parts.foods, making, 4, 16);
  const ingredients = tag(draws.pick(['h2', 'h3', 'strong', 'p']), names[0] ?? 'Ingredients');
  const declared = draws.chance(0.8)
    ? tag(
        'p',
        foods.map((each) => (draws.chance(0.3) ? `${each} (${draws.whole(2, 60)} %)` : each)).join(', '),
      )
    : list(foods);
  const use = draws.chance(0.5)
    ? tag('h3', wordsFor(parts.language, 'instructions')[0] ?? '') + tag('p', draws.pick(parts.steps))
    : '';
  const delivery = draws.chance(0.4) ? list(words.delivery.split('|')) : '';
  return [
    tag('h1', `${food(making)} ${draws.whole(1, 10) * 50} g`),
    tag('p', price(making)),
    tag('p', word(making, words.buy)),
    paragraphs(making, 1, 3),
    ...draws.shuffled([ingredients + declared, nutritionTable(making), use]),
    delivery,
    tag('h2', word(making, words.reviews)),
    paragraphs(making, 0, 3),
    goods(making, draws.whole(0, 8)),
  ].join('');
}

function nutritionTable(making: Making): string {
  const { draws, words } = making;
  const lines = words.nutrients
    .split('|')
    .map((name, place) => [
      name,
      place === 0
        ? `${draws.whole(40, 2300)} kJ / ${draws.whole(10, 600)} kcal`
        : `${(draws.whole(0, 400) / 10).toString()} g`,
    ]);
  const table = draws.chance(0.7)
    ? rows(lines)
    : written(
        making,
        lines.map((cells) => cells.join(': ')),
      );
  return tag('h3', word(making, words.per100)) + table;
}

export function device(making: Making): string {
  const { draws, words, parts } = making;
  const units = ['cm', 'mm', 'kg', 'W', 'l', 'ml', 'm', 'years'];
  const lines = several(words.specifications.split('|'), making, 4, 9).map((name) => [
    name,
    `${draws.whole(1, 900) / 10} ${draws.pick(units)}`,
  ]);
  return [
    tag('h1', draws.pick(parts.menus)),
    tag('p', price(making)),
    tag('p', word(making, words.buy)),
    paragraphs(making, 1, 3),
    draws.chance(0.5)
      ? rows(lines)
      : written(
          making,
          lines.map((cells) => cells.join(': ')),
        ),
    list(words.delivery.split('|')),
    paragraphs(making, 0, 4),
    goods(making, draws.whole(0, 6)),
  ].join('');
}

export function nutrition(making: Making): string {
  const name = food(making);
  return tag('h1', name) + paragraphs(making, 2, 7) + nutritionTable(making) + paragraphs(making, 0, 4);
}
