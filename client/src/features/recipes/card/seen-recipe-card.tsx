import { Duration } from '../../../components/recipe/duration.tsx';
import { paths } from '@larder/shared/paths';
import type { PlaylistWithRecipesDto } from '@larder/shared/playlist/schema';
import { shownTags } from '@larder/shared/recipe/source-tags';
import { Link } from 'react-router-dom';
import { DifficultyBadge } from '../../../components/ui/badge.tsx';
import { Picture } from '../../../components/ui/picture.tsx';
import { Tag } from '../../../components/ui/tag.tsx';
import type { ViewMode } from '../../../hooks/use-view-mode.ts';
import { cn } from '../../../lib/cn.ts';

const MOST_TAGS = 3;

interface SeenRecipeCardProps {
  recipe: Extract<PlaylistWithRecipesDto, { isOwner: false }>['items'][number];
  view: ViewMode;
  early: boolean;
  /** What the recipe page is told about where one came from. */
  state: object;
}

/** A recipe of another person's: to be opened, and nothing else. */
export function SeenRecipeCard({ recipe, view, early, state }: SeenRecipeCardProps) {
  const isGrid = view === 'grid';
  const tags = shownTags(recipe.tags);
  const minutes = (recipe.prepTime ?? 0) + (recipe.cookTime ?? 0);
  return (
    <article
      className={cn(
        'card group relative flex overflow-hidden transition-colors hover:border-accent',
        isGrid ? 'h-full flex-col' : 'items-center gap-4 p-3',
      )}
    >
      <Picture
        image={recipe.image}
        title={recipe.title}
        alt=""
        priority={early}
        sizes={isGrid ? '(min-width: 1280px) 18rem, (min-width: 768px) 33vw, 50vw' : '8rem'}
        className={cn(
          'object-cover',
          isGrid ? 'aspect-[4/3] w-full' : 'size-20 shrink-0 rounded-control sm:h-24 sm:w-32',
        )}
      />
      <div className={cn('min-w-0 flex-1', isGrid && 'p-3 sm:p-4')}>
        <h2 className="line-clamp-2 font-display text-lg leading-snug font-semibold hyphens-auto wrap-anywhere sm:text-xl">
          <Link
            to={paths.recipe(recipe.id)}
            state={state}
            className="after:absolute after:inset-0 group-hover:text-accent"
          >
            {recipe.title}
          </Link>
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <DifficultyBadge recipe={recipe} />
          {minutes > 0 && (
            <span>
              <Duration minutes={minutes} />
            </span>
          )}
        </p>
        {tags.length > 0 && (
          <p className="mt-2 flex flex-wrap gap-1.5 max-sm:hidden">
            {tags.slice(0, MOST_TAGS).map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
            {tags.length > MOST_TAGS && <Tag>+{tags.length - MOST_TAGS}</Tag>}
          </p>
        )}
      </div>
    </article>
  );
}
