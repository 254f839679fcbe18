import type { Difficulty } from '@larder/shared/recipe/messages';
import { Clock, Users } from 'lucide-react';
import { DifficultyBadge } from '../ui/badge.tsx';
import { plural } from '../../lib/plural.ts';

interface RecipeFactsProps {
  prepTime: number | null;
  cookTime: number | null;
  servings?: number | null;
  difficulty: Difficulty;
}

/** Times, servings and difficulty as one quiet line. */
export function RecipeFacts({ prepTime, cookTime, servings, difficulty }: RecipeFactsProps) {
  return (
    <ul className="flex flex-wrap items-center gap-x-5 gap-y-2 text-muted">
      {prepTime !== null && (
        <li className="inline-flex items-center gap-1.5">
          <Clock aria-hidden className="size-4" /> Prep {prepTime} min
        </li>
      )}
      {cookTime !== null && (
        <li className="inline-flex items-center gap-1.5">
          <Clock aria-hidden className="size-4" /> Cook {cookTime} min
        </li>
      )}
      {servings != null && (
        <li className="inline-flex items-center gap-1.5">
          <Users aria-hidden className="size-4" /> {plural(servings, 'serving')}
        </li>
      )}
      <li>
        <DifficultyBadge difficulty={difficulty} />
      </li>
    </ul>
  );
}
