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
  return {
    name: dishName(draws, recipe.title),
    sections,
    items: sections.flatMap(({ items }) => items),
    steps: recipe.steps,
    servings: draws.chance(0.5) && recipe.servings ? recipe.servings : draws.whole(1, 12),
  };
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

export function dishNameOf({ writer }: Desk, dish: Dish): string {
  return inTitleCase(dish.name, writer.titleCase);
}
