import * as messages from '#messages/common.json';
import { format } from '@larder/shared/messages/format';
import { rich } from '../ui/rich.tsx';
import { paths } from '@larder/shared/paths';
import type { RecipeCardDto } from '@larder/shared/recipe/schema';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import { formatDay } from '../../lib/format.ts';

interface DuplicateChoiceProps {
  recipes: readonly RecipeCardDto[];
  busy?: boolean;
  onUpdate: (recipe: RecipeCardDto) => void;
  onKeepBoth: () => void;
}

/** In place of a form: the page was saved before; open what is there, bring it up to date, or have it twice. */
export function DuplicateChoice({ recipes, busy = false, onUpdate, onKeepBoth }: DuplicateChoiceProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby="duplicate"
      className="space-y-4 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <h2 ref={heading} id="duplicate" tabIndex={-1} className="text-xl outline-none">
        {messages.youAlreadyHaveThisRecipe}
      </h2>
      <ul className="space-y-3">
        {recipes.map((recipe) => (
          <li key={recipe.id} className="flex flex-wrap items-center gap-3">
            <Picture
              image={recipe.image}
              title={recipe.title}
              alt=""
              sizes="4rem"
              className="size-16 shrink-0 rounded-control object-cover"
            />
            <div className="min-w-0 flex-[1_1_10rem]">
              <p className="font-display text-lg leading-snug font-semibold wrap-anywhere">{recipe.title}</p>
              <p className="text-sm text-muted">
                {format(messages.savedOn, { dateAdded: formatDay(recipe.dateAdded) })}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button asChild variant="secondary">
                <Link to={paths.recipe(recipe.id)}>
                  {rich(messages.openIt, {
                    title: recipe.title,
                    a: (text) => <span className="sr-only">{text}</span>,
                  })}
                </Link>
              </Button>
              <Button variant="secondary" busy={busy} onClick={() => onUpdate(recipe)}>
                {rich(messages.updateIt, {
                  title: recipe.title,
                  a: (text) => <span className="sr-only">{text}</span>,
                })}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Button variant="ghost" busy={busy} onClick={onKeepBoth}>
        {messages.keepBoth}
      </Button>
    </section>
  );
}
