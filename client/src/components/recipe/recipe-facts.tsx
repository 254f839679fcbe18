import * as messages from '#messages/common.json';
import { format } from '@larder/shared/messages/format';
import { FACT_FIELDS, type FactField } from '@larder/shared/recipe/fields';
import type { RecipeContent } from '@larder/shared/recipe/schema';
import { Clock, Globe, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { rich } from '../../lib/rich.tsx';
import { DifficultyBadge } from '../ui/badge.tsx';
import { Duration } from './duration.tsx';

type Facts = Pick<RecipeContent, FactField>;

/** Times, servings, difficulty and cuisine as one quiet line. What is not known, or not given, is left out. */
export function RecipeFacts({ recipe }: { recipe: Partial<Facts> }) {
  const factOf = <Name extends FactField>(name: Name) => {
    const value = recipe[name];
    const fact = value == null ? null : FACTS[name](value);
    return (
      fact && (
        <li key={name} className="inline-flex min-w-0 items-center gap-1.5">
          {fact}
        </li>
      )
    );
  };
  return (
    <ul className="flex flex-wrap items-center gap-x-5 gap-y-2 text-muted">{FACT_FIELDS.map(factOf)}</ul>
  );
}

const FACTS: { [Name in FactField]: (value: NonNullable<Facts[Name]>) => ReactNode } = {
  prepTime: (minutes) => (
    <>
      <Clock aria-hidden className="size-4" />{' '}
      {rich(messages.prepTime, { time: <Duration minutes={minutes} /> })}
    </>
  ),
  cookTime: (minutes) => (
    <>
      <Clock aria-hidden className="size-4" />{' '}
      {rich(messages.cookTime, { time: <Duration minutes={minutes} /> })}
    </>
  ),
  servings: (count) => (
    <>
      <Users aria-hidden className="size-4" /> {format(messages.serving2, { count })}
    </>
  ),
  difficulty: (difficulty) => <DifficultyBadge difficulty={difficulty} />,
  cuisine: (cuisines) =>
    cuisines.length > 0 && (
      <>
        <Globe aria-hidden className="size-4 shrink-0" />{' '}
        <span dir="auto" className="min-w-0 wrap-anywhere">
          {cuisines.join(', ')}
        </span>
      </>
    ),
};
