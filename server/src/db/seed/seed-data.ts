import type { Faker } from '@faker-js/faker';
import type { Kitchen } from './kitchens/kitchen.ts';
import { KITCHENS, ORIGINS } from './sample-texts.ts';

/** Small, fast and the same everywhere: the same seed makes the same database. */
export type Random = () => number;

/** mulberry32: 32 bits of state, numbers in [0, 1). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function below(random: Random, limit: number): number {
  return Math.floor(random() * limit);
}

export function pick<T>(random: Random, from: readonly T[]): T {
  const picked = from[below(random, from.length)];
  if (picked === undefined) throw new Error('Nothing to pick from');
  return picked;
}

const HEX = Array.from({ length: 65_536 }, (_, n) => n.toString(16).padStart(4, '0'));
const hex4 = (random: Random): string => HEX[below(random, 65_536)] ?? '0000';

/** A version 4 UUID drawn from `random`. */
export function uuidFrom(random: Random): string {
  const version = `4${hex4(random).slice(1)}`;
  const variant = `${'89ab'.charAt(below(random, 4))}${hex4(random).slice(1)}`;
  return `${hex4(random)}${hex4(random)}-${hex4(random)}-${version}-${variant}-${hex4(random)}${hex4(random)}${hex4(random)}`;
}

export interface SeedPerson {
  id: string;
  email: string;
  username: string;
  displayName: string;
  kitchen: Kitchen;
  isProfilePublic: boolean;
  favoritesId: string;
  collectionIds: string[];
}

export interface SeedRecipe {
  title: string;
  description: string;
  source: 'manual' | 'url' | 'photo';
  sourceUrl: string | null;
  socialMediaUrl: string | null;
  tags: string[];
  ingredients: string[];
  instructions: string[];
  prepTime: number | null;
  cookTime: number | null;
  servings: number | null;
  difficulty: 'easy' | 'medium' | 'hard';
  cookingNotes: string;
}

const TOTAL_WEIGHT = KITCHENS.reduce((sum, kitchen) => sum + kitchen.weight, 0);

function pickKitchen(random: Random): Kitchen {
  let left = random() * TOTAL_WEIGHT;
  for (const kitchen of KITCHENS) {
    left -= kitchen.weight;
    if (left < 0) return kitchen;
  }
  throw new Error('The weights do not add up');
}

/** Person number `index`: the first is always cook1@example.org. */
export function makePerson(random: Random, index: number): SeedPerson {
  const kitchen = index === 0 ? (KITCHENS[0] ?? pickKitchen(random)) : pickKitchen(random);
  return {
    id: uuidFrom(random),
    email: `cook${index + 1}@example.org`,
    username: `cook${index + 1}`,
    displayName: nameFrom(random, kitchen.people),
    kitchen,
    isProfilePublic: random() < 0.8,
    favoritesId: uuidFrom(random),
    collectionIds: Array.from({ length: 2 + below(random, 4) }, () => uuidFrom(random)),
  };
}

function nameFrom(random: Random, people: Faker): string {
  people.seed(below(random, 2 ** 31));
  return people.person.fullName();
}

/** A recipe of this kitchen, or, one time in six, of another. */
export function makeRecipe(random: Random, home: Kitchen): SeedRecipe {
  const kitchen = random() < 0.16 ? pickKitchen(random) : home;
  const foods = Array.from({ length: 4 + below(random, 9) }, () => pick(random, kitchen.foods));
  const fill = (template: string): string => fillTemplate(template, random, foods);
  const title = fill(pick(random, kitchen.titles)).replace('{style}', pick(random, kitchen.styles));
  const origin = pickOrigin(random, title);
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    description: fill(pick(random, kitchen.descriptions)),
    ...origin,
    tags: [...new Set(Array.from({ length: below(random, 6) }, () => pick(random, kitchen.tags)))],
    ingredients: ingredientLines(random, kitchen, foods),
    instructions: Array.from({ length: 3 + below(random, 6) }, () => instruction(random, kitchen, fill)),
    prepTime: random() < 0.85 ? 5 * (1 + below(random, 9)) : null,
    cookTime: random() < 0.8 ? 5 * below(random, 30) : null,
    servings: random() < 0.9 ? 1 + below(random, 10) : null,
    difficulty: pick(random, ['easy', 'easy', 'medium', 'medium', 'medium', 'hard'] as const),
    cookingNotes: fill(pick(random, kitchen.notes)),
  };
}

function fillTemplate(template: string, random: Random, foods: readonly string[]): string {
  return template.replace(/\{([abcn])\}/g, (_, slot: string) =>
    slot === 'n' ? String(5 + 5 * below(random, 11)) : pick(random, foods),
  );
}

function instruction(random: Random, kitchen: Kitchen, fill: (template: string) => string): string {
  const first = fill(pick(random, kitchen.steps));
  return random() < 0.6 ? `${first} ${fill(pick(random, kitchen.steps))}` : first;
}

function ingredientLines(random: Random, kitchen: Kitchen, foods: readonly string[]): string[] {
  const lines = foods.map((food) => {
    const origin = random() < 0.06 ? `${pick(random, ORIGINS)} ` : '';
    return `${pick(random, kitchen.amounts)} ${origin}${food}`;
  });
  if (lines.length > 8 && random() < 0.3) lines.splice(5, 0, `[${pick(random, kitchen.styles)}]`);
  return lines;
}

function pickOrigin(
  random: Random,
  title: string,
): Pick<SeedRecipe, 'source' | 'sourceUrl' | 'socialMediaUrl'> {
  const kind = random();
  if (kind < 0.45) return { source: 'manual', sourceUrl: null, socialMediaUrl: null };
  if (kind < 0.55) return { source: 'photo', sourceUrl: null, socialMediaUrl: null };
  if (kind < 0.62) {
    return {
      source: 'url',
      sourceUrl: null,
      socialMediaUrl: `https://www.youtube.com/watch?v=${hex4(random)}${hex4(random)}abc`,
    };
  }
  return {
    source: 'url',
    sourceUrl: `https://kitchen.example/${encodeURIComponent(title.toLowerCase())}`,
    socialMediaUrl: null,
  };
}
