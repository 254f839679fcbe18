import * as messages from '#messages/common.json';
import { format } from '@larder/shared/messages/format';
import { FACT_FIELDS, type FactField } from '@larder/shared/recipe/fields';
import type { RecipeContent } from '@larder/shared/recipe/schema';
import { Clock, Globe, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { rich } from '../ui/rich.tsx';
import { DifficultyBadge } from '../ui/badge.tsx';
import { Duration } from './duration.tsx';

type Facts = Pick<RecipeContent, FactField | 'difficultyStated'>;

/** What a cook asks first comes first: on a phone the rest may stand in a second line. */
const FIRST: readonly FactField[] = ['servings', 'difficulty'];
const ORDER = [...FIRST, ...FACT_FIELDS.filter((name) => !FIRST.includes(name))];

/** Times, the whole first, servings, difficulty and cuisine as one quiet line. What is not known, or not given, is left out. */
export function RecipeFacts({ recipe }: { recipe: Partial<Facts> }) {
  const shown = ORDER.filter((name) => name !== 'difficulty' || recipe.difficultyStated);
  const factOf = <Name extends FactField>(name: Name) => {
    const value = recipe[name];
    const fact = value == null ? null : FACTS[name](value);
    return fact && <Fact key={name}>{fact}</Fact>;
  };
  return (
    <ul className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted max-md:text-sm md:gap-x-4 max-md:[&_svg]:hidden">
      <TotalTime {...recipe} />
      {shown.map(factOf)}
    </ul>
  );
}

function Fact({ children }: { children: ReactNode }) {
  return <li className="inline-flex min-w-0 items-center gap-1.5">{children}</li>;
}

/** Of a recipe with two times; of one with a single time that is all there is. */
function TotalTime({ prepTime, cookTime }: Partial<Facts>) {
  if (!prepTime || !cookTime) return null;
  return (
    <Fact>
      <Clock aria-hidden className="size-4" />
      <span dir="auto" className="font-semibold text-ink">
        {rich(messages.totalTime, {
          time: <Duration minutes={prepTime + cookTime} />,
          a: (text) => <span className="max-md:sr-only">{text}</span>,
        })}
      </span>
    </Fact>
  );
}

const FACTS: { [Name in FactField]: (value: NonNullable<Facts[Name]>) => ReactNode } = {
  prepTime: (minutes) => (
    <span dir="auto">{rich(messages.prepTime, { time: <Duration minutes={minutes} /> })}</span>
  ),
  cookTime: (minutes) => (
    <span dir="auto">{rich(messages.cookTime, { time: <Duration minutes={minutes} /> })}</span>
  ),
  servings: (count) => (
    <>
      <Users aria-hidden className="size-4" /> {format(messages.servingsOf, { count })}
    </>
  ),
  difficulty: (difficulty) => <DifficultyBadge recipe={{ difficulty, difficultyStated: true }} />,
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
