import { wordsFor } from '../../../server/src/testing/page-mutations/heading-words.ts';
import type { PageRecipe } from '../captions/made/labels.ts';
import { Draws } from '../captions/made/draws.ts';
import { HAPPENINGS, THINGS } from '../captions/made/others/others.ts';
import { mixedThing } from '../captions/made/others/mixed-things.ts';
import { otherWords } from './other-words.ts';
import {
  food,
  heading,
  link,
  list,
  paragraphs,
  price,
  rows,
  several,
  tag,
  title,
  word,
  written,
  type Making,
} from './making.ts';
import type { Parts } from './parts.ts';
import { device, foodProduct, goods, nutrition } from './shop-pages.ts';

/** Pages that hold no recipe, put together from parts of pages: each kind once and again for every language. */
export interface OtherPage {
  kind: string;
  language: string;
  html: string;
}

type Kind = (making: Making) => string;

const KINDS: Readonly<Record<string, Kind>> = {
  index: (making) => heading(making, 'menu') + cards(making, making.draws.whole(8, 40)),
  category: (making) => heading(making, 'menu') + goods(making, making.draws.whole(6, 40)),
  foodProduct,
  device,
  restaurant,
  cookbook,
  mealPlan,
  forum,
  video,
  conversions,
  nutrition,
  article,
  mixed: (making) => instructionsOf(making, mixedThing(making.draws, making.parts.language)),
  thing: (making) => instructionsOf(making, making.draws.pick(thingsIn(making.parts.language))),
  crafting,
  happening,
  glossary,
};
export const OTHER_KINDS: readonly string[] = Object.keys(KINDS);

/** So many pages of each kind for each language; the same for the same seed. */
export function otherPages(all: readonly Parts[], perKind: number, seed = 1): OtherPage[] {
  const draws = new Draws(seed);
  return all.flatMap((parts) =>
    Object.entries(KINDS).flatMap(([kind, make]) =>
      Array.from({ length: perKind }, () => {
        const making = { draws, parts, words: otherWords(parts.language) };
        return { kind, language: parts.language, html: framed(making, make(making)) };
      }),
    ),
  );
}

function framed(making: Making, body: string): string {
  const { draws, parts } = making;
  const menu = list(several(parts.menus, making, 3, 12).map(link));
  const aside = draws.chance(0.5) ? tag('aside', list(several(parts.titles, making, 3, 8).map(link))) : '';
  const footer = tag('footer', list(several(parts.menus, making, 3, 10).map(link)));
  const nav = draws.chance(0.7) ? tag('nav', menu) : tag('div', menu);
  return `<html lang="${parts.language}"><head><title>${title(making)}</title></head><body>${nav}${tag('main', body)}${aside}${footer}</body></html>`;
}

/** Dishes of a site, with their times and ratings. */
function cards(making: Making, count: number): string {
  const { draws, words } = making;
  const shows = draws.whole(0, 3);
  const minutes = () => `${draws.whole(1, 18) * 5} ${word(making, words.minutes)}`;
  const card = (): string[] => [
    draws.chance(0.8) ? link(title(making)) : title(making),
    ...(shows > 0 ? [minutes()] : []),
    ...(shows > 1 ? [`${draws.whole(1, 900)} ${word(making, words.reviews)}`] : []),
    ...(shows > 2 ? [several(making.parts.foods, making, 3, 6).join(', ')] : []),
  ];
  const all = Array.from({ length: count }, card);
  if (draws.chance(0.3))
    return written(
      making,
      all.map((cells) => cells.join(' ')),
    );
  return all
    .map(([name = '', ...facts]) =>
      tag('article', tag('h3', name) + facts.map((fact) => tag('p', fact)).join('')),
    )
    .join('');
}

function restaurant(making: Making): string {
  const { draws, words } = making;
  const dish = () => {
    const of = several(making.parts.foods, making, 2, 6).join(', ');
    const cost = draws.chance(0.9) ? price(making) : '';
    return draws.pick([
      `${title(making)} ${cost}`,
      `${title(making)}: ${of} ${cost}`,
      `${title(making)}<br>${of}<br>${cost}`,
    ]);
  };
  return words.menu
    .split('|')
    .map((name) => tag('h2', name) + written(making, Array.from({ length: draws.whole(2, 7) }, dish)))
    .join('');
}

function cookbook(making: Making): string {
  const { draws, words } = making;
  const details = several(words.pages.split('|'), making, 3, 6).map(
    (name) => `${name} ${draws.whole(90, 400)}`,
  );
  const titles = several(making.parts.titles, making, 5, 20);
  return [
    heading(making, 'pages'),
    paragraphs(making, 3, 8),
    draws.chance(0.7)
      ? written(
          making,
          titles.map((each) => (draws.chance(0.3) ? `${each} ${draws.whole(8, 200)}` : each)),
        )
      : '',
    written(making, details),
    tag('p', price(making)),
    paragraphs(making, 0, 3),
  ].join('');
}

function mealPlan(making: Making): string {
  const days = making.words.days.split('|');
  const lines = days.map((day) => `${day}: ${title(making)}`);
  const shopping = making.draws.chance(0.3)
    ? tag('p', several(making.parts.foods, making, 8, 20).join(', '))
    : '';
  return (
    heading(making, 'days') +
    paragraphs(making, 1, 4) +
    written(making, lines) +
    shopping +
    paragraphs(making, 0, 3)
  );
}

function forum(making: Making): string {
  const { draws, words, parts } = making;
  const post = () => {
    const said = [
      ...several(parts.prose, making, 1, 3),
      ...(draws.chance(0.25) ? [draws.pick(parts.steps)] : []),
      ...(draws.chance(0.15) ? [draws.pick(parts.ingredients)] : []),
    ];
    const about = several(words.replies.split('|'), making, 1, 4);
    return tag(
      'div',
      [`user${draws.whole(1, 999)}`, ...about, ...said].map((text) => tag('p', text)).join(''),
      'post',
    );
  };
  return heading(making, 'replies') + Array.from({ length: draws.whole(2, 9) }, post).join('');
}

function video(making: Making): string {
  const { draws, words } = making;
  const next = () =>
    `${link(title(making))} ${draws.whole(0, 20)}:${draws.whole(10, 59)} ${draws.whole(2, 900)}K`;
  return [
    tag('h1', title(making)),
    tag('p', `${draws.whole(1, 900)}K ${word(making, words.reviews)}`),
    paragraphs(making, 0, 2),
    written(making, Array.from({ length: draws.whole(4, 20) }, next)),
    paragraphs(making, 1, 8),
  ].join('');
}

/** '1 cup flour = 120 g' */
function conversions(making: Making): string {
  const { draws, parts } = making;
  const isBare = draws.chance(0.5);
  const line = () => [
    isBare ? food(making) : draws.pick(parts.ingredients),
    `${draws.whole(2, 90) * 5} ${isBare ? draws.pick(['g', 'g', 'ml', 'oz']) : 'g'}`,
  ];
  const lines = Array.from({ length: draws.whole(5, 30) }, line);
  const table = draws.chance(0.6)
    ? rows(lines)
    : written(
        making,
        lines.map((cells) => cells.join(' = ')),
      );
  return heading(making, 'units') + paragraphs(making, 1, 4) + table + paragraphs(making, 0, 3);
}

/** News, advice, travel: headings and paragraphs, a list here and there. */
function article(making: Making): string {
  const { draws, parts } = making;
  const part = () => [
    draws.chance(0.6) ? tag('h2', draws.chance(0.5) ? title(making) : food(making)) : '',
    paragraphs(making, 1, 5),
    draws.chance(0.3) ? list(several(draws.chance(0.5) ? parts.foods : parts.menus, making, 3, 9)) : '',
    draws.chance(0.2) ? list(several(parts.titles, making, 3, 9).map(link)) : '',
  ];
  return (
    heading(making, 'menu') +
    Array.from({ length: draws.whole(1, 6) }, part)
      .flat()
      .join('')
  );
}

function thingsIn(language: string): PageRecipe[] {
  const own = THINGS.filter((thing) => thing.language === language);
  return own.length > 0 ? own : THINGS;
}

/** Soap, paint, a game: written as a recipe is, but nobody eats it. */
function instructionsOf(making: Making, thing: PageRecipe): string {
  const { draws, parts } = making;
  const items = thing.sections.flatMap((section) => section.items);
  const names = (role: 'ingredients' | 'instructions' | 'equipment') => wordsFor(parts.language, role);
  const over = (role: 'ingredients' | 'instructions') =>
    draws.chance(0.6)
      ? tag('h2', draws.pick(names(role === 'ingredients' && draws.chance(0.5) ? 'equipment' : role)) ?? '')
      : '';
  return [
    tag('h1', thing.title),
    draws.chance(0.4) ? paragraphs(making, 0, 2) : '',
    over('ingredients'),
    written(making, items),
    over('instructions'),
    draws.chance(0.5) ? list(thing.steps, 'ol') : thing.steps.map((step) => tag('p', step)).join(''),
  ].join('');
}

const ORES =
  'Iron Ingot|Oak Log|Diamond|Redstone Dust|Dragon Scale|Mana Potion|Goblin Ear|Leather|Blaze Rod|Stick|Coal|Moonstone'.split(
    '|',
  );
const QUESTS = [
  'Talk to the innkeeper in the village.',
  'Travel north to the old mine.',
  'Defeat the three guards at the gate.',
  'Return to the captain to receive your reward.',
  'Open the crafting table and place the items.',
  'Press X to dodge the second attack.',
  'Loot the chest behind the waterfall.',
  'Reach level 20 in Cooking.',
  'Buy the recipe from the trader for 250 gold.',
  'Stand next to a furnace and select it from the menu.',
  'Mushrooms grow in the swamp and respawn every 3 days.',
  'Hunt boars until one drops meat.',
  'Eat it to restore 30 health for 60 seconds.',
  'It can be sold for 90 coins.',
  'Combine them in any kettle to unlock the achievement.',
];

/** What games call recipes: for swords, and for pies that restore health. */
function crafting(making: Making): string {
  const { draws, parts } = making;
  const isFood = draws.chance(0.5);
  const name = () => (isFood ? food(making) : draws.pick(ORES));
  const need = () =>
    draws.chance(0.7) ? `${draws.whole(1, 9)} ${name()}` : `${name()} x${draws.whole(2, 20)}`;
  const line = () => [
    title(making),
    Array.from({ length: draws.whole(1, 4) }, need).join(', '),
    `+${draws.whole(1, 20)} HP`,
  ];
  const table = rows(Array.from({ length: draws.whole(3, 20) }, line));
  const over = draws.chance(0.6)
    ? tag('h2', draws.pick(['Ingredients', 'Crafting', 'Recipe', 'Materials', 'Obtaining']))
    : '';
  const lines = written(making, Array.from({ length: draws.whole(3, 9) }, need));
  const quests = draws.chance(0.7)
    ? tag('h2', draws.pick(['Walkthrough', 'Steps', 'Usage', 'Method'])) +
      list(several(QUESTS, making, 3, 7), 'ol')
    : '';
  return (
    tag('h1', isFood ? title(making) : draws.pick(ORES)) +
    (draws.chance(0.5) ? table : over + lines) +
    quests +
    several(parts.menus, making, 0, 8).join(' ')
  );
}

function happening(making: Making): string {
  const { draws, parts } = making;
  const texts = HAPPENINGS[parts.language] ?? HAPPENINGS.en ?? [];
  const filled = draws
    .pick(texts)
    .replaceAll('{w}', 'kitchen')
    .replaceAll('{n}', () => String(draws.whole(2, 90)))
    .replaceAll('{m}', () => String(draws.whole(10, 90)));
  return (
    filled
      .split('\n')
      .map((line) => tag('p', line))
      .join('') + paragraphs(making, 0, 4)
  );
}

/** Words of cooks, explained. */
function glossary(making: Making): string {
  const { draws, parts } = making;
  const entry = () =>
    tag('h3', food(making)) + tag('p', draws.chance(0.3) ? draws.pick(parts.steps) : draws.pick(parts.prose));
  return heading(making, 'menu') + Array.from({ length: draws.whole(4, 15) }, entry).join('');
}
