import * as messages from '#messages/recipes.json';
import { format } from '@larder/shared/messages/format';
import { LABEL_FILTERS } from '@larder/shared/recipe/fields';
import type { RecipeFilter } from '@larder/shared/recipe/filter';
import {
  COOKED_LONG_AGO_DAYS,
  MOST_STARS,
  type CookedFilter,
  type Difficulty,
} from '@larder/shared/recipe/messages';
import { listFilterOf, type ListFilter } from './use-list-filter.ts';

/** Something that a list is filtered by, as a chip says it. */
export interface FilterChip {
  key: string;
  label: string;
  /** In place of it where the heading says the rest. */
  short?: string;
  isSet: boolean;
  /** What a tap on it changes. */
  change: Partial<ListFilter>;
}

export const LEVELS: Record<Difficulty, string> = {
  easy: messages.easy,
  medium: messages.medium,
  hard: messages.hard,
};
const COOKED: Record<CookedFilter, string> = {
  never: messages.notCookedYet,
  longAgo: format(messages.notCookedLately, { days: COOKED_LONG_AGO_DAYS }),
};
const MINUTES = [30, 60];
const STARS = Array.from({ length: MOST_STARS }, (_, index) => index + 1);
const QUICK_STARS = 4;

/** One of a few, which a second tap takes away. */
function oneOf<Name extends 'maxMinutes' | 'minRating' | 'cooked'>(
  filter: ListFilter,
  name: Name,
  { value, label }: { value: ListFilter[Name]; label: string },
): FilterChip {
  const isSet = filter[name] === value;
  const none = typeof value === 'number' ? 0 : '';
  return { key: `${name} ${value}`, label, isSet, change: { [name]: isSet ? none : value } };
}

export const timeChips = (filter: ListFilter): FilterChip[] =>
  MINUTES.map((minutes) =>
    oneOf(filter, 'maxMinutes', { value: minutes, label: format(messages.upToMinutes, { minutes }) }),
  );

export const starChips = (filter: ListFilter): FilterChip[] =>
  STARS.map((stars) => ({
    ...oneOf(filter, 'minRating', { value: stars, label: format(messages.starsAtLeast, { stars }) }),
    short: format(messages.starsShort, { stars }),
  }));

export const cookedChips = (filter: ListFilter): FilterChip[] =>
  (['never', 'longAgo'] as const).map((cooked) =>
    oneOf(filter, 'cooked', { value: cooked, label: COOKED[cooked] }),
  );

export const favoritesChip = ({ favoritesOnly: isSet }: ListFilter): FilterChip => ({
  ...{ key: 'favorites', label: messages.favoritesChip, isSet, change: { favoritesOnly: !isSet } },
});

export const photosChip = ({ photoOnly: isSet }: ListFilter): FilterChip => ({
  ...{ key: 'photos', label: messages.fromPhotos, isSet, change: { photoOnly: !isSet } },
});

interface Shown {
  hasPhotoRecipes: boolean;
  showsRatings: boolean;
}

/** The chips that stand below the search: what is set and has no chip of its own, then those that most want. */
export function chipsOf(filter: ListFilter, { hasPhotoRecipes, showsRatings }: Shown): FilterChip[] {
  return [
    ...setElsewhere(filter, showsRatings),
    favoritesChip(filter),
    ...timeChips(filter),
    ...cookedChips(filter),
    ...(showsRatings ? starChips(filter).slice(QUICK_STARS - 1, QUICK_STARS) : []),
    ...(hasPhotoRecipes || filter.photoOnly ? [photosChip(filter)] : []),
  ];
}

/** What a filter asks for, in words, its search too. */
export function wordsOf(filter: RecipeFilter): string[] {
  const asked = listFilterOf(filter);
  const chips = chipsOf(asked, { hasPhotoRecipes: true, showsRatings: true });
  const set = chips.filter(({ isSet }) => isSet).map(({ label }) => label);
  return asked.search ? [`“${asked.search}”`, ...set] : set;
}

/** What only the dialog sets. A tap takes it away. */
function setElsewhere(filter: ListFilter, showsRatings: boolean): FilterChip[] {
  const { difficulty, site, maxMinutes, minRating } = filter;
  const set = (key: string, label: string, change: Partial<ListFilter>) => ({
    key,
    label,
    isSet: true,
    change,
  });
  return [
    ...(maxMinutes && !MINUTES.includes(maxMinutes)
      ? [set('time', format(messages.upToMinutes, { minutes: maxMinutes }), { maxMinutes: 0 })]
      : []),
    ...(minRating && (minRating !== QUICK_STARS || !showsRatings)
      ? [set('stars', format(messages.starsAtLeast, { stars: minRating }), { minRating: 0 })]
      : []),
    ...(difficulty ? [set('difficulty', LEVELS[difficulty], { difficulty: '' })] : []),
    ...LABEL_FILTERS.flatMap((name) =>
      filter[name].map((label) =>
        set(`${name} ${label}`, label, { [name]: filter[name].filter((other) => other !== label) }),
      ),
    ),
    ...filter.withoutTag.map((label) =>
      set(`without ${label}`, format(messages.withoutTag, { tag: label }), {
        withoutTag: filter.withoutTag.filter((other) => other !== label),
      }),
    ),
    ...filter.have.map((food) =>
      set(`have ${food}`, format(messages.haveFood, { food }), {
        have: filter.have.filter((other) => other !== food),
      }),
    ),
    ...(site ? [set('site', format(messages.fromSite, { site }), { site: '' })] : []),
  ];
}
