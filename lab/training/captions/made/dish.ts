import type { Draws } from './draws.ts';
import type { Desk } from './list.ts';
import type { PageRecipe, Section } from './labels.ts';
import type { Writer } from './habits.ts';
import { fewWords } from './writer.ts';
import { dishName, inTitleCase } from './titles.ts';

/** What of a page's recipe one caption tells. */
export interface Dish {
  name: string;
  sections: Section[];
  items: string[];
  steps: string[];
  servings: number | undefined;
}

/** The part of a recipe that a post holds: not every ingredient, and sections where it has or could have them. */
export function dishOf(draws: Draws, writer: Writer, recipe: PageRecipe): Dish {
  const full = recipe.sections.filter(({ items }) => items.length > 0);
  const sections =
    full.length > 1 && draws.chance(0.85) ? somePerSection(draws, full) : oneList(draws, writer, full);
  withVague(draws, writer, sections);
  return {
    name: withFigures(draws, writer, dishName(draws, recipe.title)),
    sections,
    items: sections.flatMap(({ items }) => items),
    steps: recipe.steps,
    servings: draws.chance(0.5) && recipe.servings ? recipe.servings : draws.whole(1, 12),
  };
}

/** Now and then something without a measure, or two things as one. */
function withVague(draws: Draws, writer: Writer, sections: readonly Section[]): void {
  const { vague } = writer.phrases;
  const last = sections.at(-1);
  if (last && vague.length && draws.chance(0.3)) {
    last.items.splice(draws.whole(Math.ceil(last.items.length / 2), last.items.length), 0, draws.pick(vague));
    if (draws.chance(0.3)) last.items.push(draws.pick(vague));
  }
}

function somePerSection(draws: Draws, sections: readonly Section[]): Section[] {
  return sections
    .slice(0, 5)
    .map(({ name, items }) => ({ name, items: draws.some(items, draws.whole(2, 7)) }));
}

function oneList(draws: Draws, writer: Writer, sections: readonly Section[]): Section[] {
  const items = draws.some(
    sections.flatMap(({ items }) => items),
    draws.whole(3, 12),
  );
  if (items.length < 5 || !draws.chance(0.22)) return [{ name: '', items }];
  const cut = draws.whole(2, items.length - 2);
  const first = draws.chance(0.7) ? sectionName(draws, writer) : '';
  return [
    { name: first, items: items.slice(0, cut) },
    { name: sectionName(draws, writer), items: items.slice(cut) },
  ];
}

function sectionName(draws: Draws, writer: Writer): string {
  const { sections } = writer.phrases;
  if (sections.length && draws.chance(0.75)) return draws.pick(sections);
  return fewWords(draws, draws.pick(writer.talk), 3) ?? '';
}

export function dishNameOf({ draws, writer }: Desk, dish: Dish): string {
  const name = inTitleCase(dish.name, writer.titleCase);
  if (writer.gloss) return `${writer.gloss(name)} ${name}`;
  return draws.chance(0.015) && writer.emoji[0] ? name.replace(' ', ` ${writer.emoji[0]} `) : name;
}

const FIGURES: Record<string, string[]> = {
  en: [
    '{n}-ingredient {t}',
    '15-minute {t}',
    '{t} in 20 minutes',
    '{t} for two',
    'easy {t}',
    'crispy {t}',
    '30 min {t}',
    '{t} 2.0',
    'cheat\u2019s {t}',
    'vegan {t}',
  ],
  de: ['{t} mit 3 Zutaten', '15-Minuten-{t}', '{t} für 2', 'schnelle {t}'],
  fr: ['{t} en 15 minutes', '{t} pour 2', '{t} express'],
  es: ['{t} en 15 minutos', '{t} con 3 ingredientes', '{t} fácil'],
  it: ['{t} in 15 minuti', '{t} con 3 ingredienti', '{t} facile'],
  nl: ['{t} in 15 minuten', '{t} met 3 ingrediënten'],
  pt: ['{t} em 15 minutos', '{t} fácil'],
  uk: ['{t} за 15 хвилин'],
  ru: ['{t} за 15 минут'],
  pl: ['{t} w 20 minut'],
};

function withFigures(draws: Draws, writer: Writer, name: string): string {
  const forms = FIGURES[writer.language];
  if (!forms || !draws.chance(0.06)) return name;
  return draws
    .pick(forms)
    .replace('{n}', String(draws.whole(2, 7)))
    .replace('{t}', () => name);
}
