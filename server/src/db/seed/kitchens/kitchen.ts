import type { Faker } from '@faker-js/faker';

/**
 * What the seed cooks with: several kitchens, each in its own language, so that search, folding and sorting meet accents and
 * other scripts. `{a}`, `{b}`, `{c}` stand for ingredients of the recipe, `{n}` for minutes.
 */
export interface Kitchen {
  /** How many of a hundred recipes come from it. */
  readonly weight: number;
  /** Invents the people who cook in it. */
  readonly people: Faker;
  readonly styles: readonly string[];
  /** `{style}` and `{a}` make a title. */
  readonly titles: readonly string[];
  readonly foods: readonly string[];
  readonly amounts: readonly string[];
  readonly steps: readonly string[];
  readonly descriptions: readonly string[];
  readonly notes: readonly string[];
  readonly tags: readonly string[];
  readonly collections: readonly string[];
}
