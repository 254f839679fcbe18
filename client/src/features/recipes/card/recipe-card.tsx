import { Duration } from '../../../components/recipe/duration.tsx';
import { StarCount } from '../../../components/recipe/star-count.tsx';
import * as messages from '#messages/recipes.json';
import { format } from '@larder/shared/messages/format';
import { paths } from '@larder/shared/paths';
import type { RecipeCardDto } from '@larder/shared/recipe/schema';
import { shownTags } from '@larder/shared/recipe/source-tags';
import { Heart, Link2 } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { Badge, DifficultyBadge } from '../../../components/ui/badge.tsx';
import { Highlighted } from '../../../components/ui/highlighted.tsx';
import { Picture } from '../../../components/ui/picture.tsx';
import { Tag } from '../../../components/ui/tag.tsx';
import { useMediaQuery } from '../../../hooks/use-media-query.ts';
import { cn } from '../../../lib/cn.ts';
import { MoreActions } from './more-actions.tsx';
import { AddToPlaylistButton, FavoriteButton, PlanButton } from './recipe-actions.tsx';
import { SelectRecipe } from '../list/select-recipe.tsx';
import { ShareIconButton } from '../share/share-button.tsx';
import { usePrefetchRecipe } from './use-prefetch-recipe.ts';
import type { Selection } from '../list/use-selection.ts';

const GRID_TAGS = 3;
const LIST_TAGS = 2;
const MISSING_NAMED = 3;

export interface RecipeItemProps {
  recipe: RecipeCardDto;
  /** One of the first on the screen: its picture is loaded at once. */
  early?: boolean;
  /** What was searched: it is marked where it is found. */
  search?: string;
  /** Recipes are being chosen: a click chooses instead of opening. */
  selection?: Selection;
  /** Without it, no collections are offered. */
  onAddToPlaylist?: (recipeIds: string[]) => void;
}

/** A recipe in the grid. The title's link covers the card; the buttons lie above it. */
export const RecipeCard = memo(function RecipeCard(props: RecipeItemProps) {
  const { recipe, early, search, selection, onAddToPlaylist } = props;
  return (
    <article className={cn('flex h-full flex-col overflow-hidden', frame(props))}>
      <div className="relative">
        <Picture
          image={recipe.image}
          title={recipe.title}
          alt=""
          priority={early}
          sizes="(min-width: 1280px) 18rem, (min-width: 768px) 33vw, 50vw"
          className="aspect-[4/3] w-full object-cover"
        />
        <DifficultyBadge recipe={recipe} className="absolute top-2 left-2 sm:top-3 sm:left-3" />
        {!selection && <SharedBadge recipe={recipe} className="absolute top-2 right-2 sm:top-3 sm:right-3" />}
      </div>
      {selection && (
        <SelectRecipe
          recipe={recipe}
          selection={selection}
          className="absolute top-2 right-2 sm:top-3 sm:right-3"
        />
      )}
      <div className="flex flex-1 flex-col p-3 sm:p-4">
        <Title {...props} className="text-lg leading-snug sm:text-xl" />
        <div className="mt-1 empty:hidden">
          <Missing foods={recipe.missing} />
          <Facts recipe={recipe} />
        </div>
        <Tags
          tags={recipe.tags}
          most={GRID_TAGS}
          search={search}
          className="mt-2 max-h-6.5 flex-wrap overflow-hidden"
        />
      </div>
      {!selection && (
        <div className="pointer-events-none absolute inset-x-0 top-0 flex aspect-[4/3] items-end justify-end p-1.5 sm:p-2">
          <Actions recipe={recipe} onAddToPlaylist={onAddToPlaylist} />
        </div>
      )}
    </article>
  );
});

/** A recipe as a row of the list, 80 px high. */
export const RecipeRow = memo(function RecipeRow(props: RecipeItemProps) {
  const { recipe, early, search, selection, onAddToPlaylist } = props;
  const isWide = useMediaQuery('(min-width: 640px)');
  return (
    <article className={cn('flex h-20 items-center gap-3 p-[7px]', frame(props))}>
      {selection && <SelectRecipe recipe={recipe} selection={selection} className="ml-1" />}
      <Picture
        image={recipe.image}
        title={recipe.title}
        alt=""
        priority={early}
        sizes="6rem"
        className="size-16 shrink-0 rounded-control object-cover sm:aspect-[4/3] sm:w-auto"
      />
      <div className="min-w-0 flex-1">
        <Title {...props} className="text-base leading-tight sm:line-clamp-1 sm:text-lg sm:text-wrap" />
        {/* What has no room in the line is left out whole. */}
        <div className="mt-0.5 flex max-h-6.5 flex-wrap items-center gap-x-3 gap-y-2 overflow-hidden sm:mt-1">
          <Missing foods={recipe.missing} />
          <Facts recipe={recipe} />
          {isWide && <DifficultyBadge recipe={recipe} className="py-0" />}
          {isWide && <SharedBadge recipe={recipe} />}
          {isWide && (
            <Tags
              tags={recipe.tags}
              most={LIST_TAGS}
              search={search}
              className="max-h-6.5 min-w-20 flex-1 flex-wrap overflow-hidden"
            />
          )}
        </div>
      </div>
      {!selection && <Actions recipe={recipe} onAddToPlaylist={onAddToPlaylist} isRow />}
    </article>
  );
});

/** Under a mouse they come with it or the focus and lie over the card; elsewhere they are one menu. */
function Actions({ recipe, onAddToPlaylist, isRow = false }: RecipeItemProps & { isRow?: boolean }) {
  const isHovered = useMediaQuery('(min-width: 640px) and (hover: hover)');
  const ground = 'pointer-events-auto relative z-10 flex shrink-0 items-center rounded-full';
  if (!isHovered)
    return (
      <div className={cn(ground, isRow ? '-mr-1' : 'bg-paper/90')}>
        <MoreActions recipe={recipe} onAddToPlaylist={onAddToPlaylist} />
      </div>
    );
  return (
    <div
      className={cn(
        ground,
        'bg-paper/95 opacity-0 transition-opacity group-hover:opacity-100 group-focus-within:opacity-100',
        isRow && 'absolute right-2',
      )}
    >
      <FavoriteButton recipe={recipe} />
      {onAddToPlaylist && <AddToPlaylistButton recipe={recipe} onAdd={onAddToPlaylist} />}
      <PlanButton recipe={recipe} />
      <ShareIconButton recipe={recipe} />
    </div>
  );
}

function frame({ recipe, selection }: RecipeItemProps): string {
  return cn(
    'group relative rounded-card border bg-surface transition-colors',
    selection?.has(recipe.id) ? 'border-accent ring-1 ring-accent' : 'border-line hover:border-control',
  );
}

function Title({ recipe, search, selection, className }: RecipeItemProps & { className: string }) {
  const prefetch = usePrefetchRecipe(recipe.id);
  const title = <Highlighted text={recipe.title} search={search} />;
  return (
    <h2 className={cn('line-clamp-2 font-display font-semibold hyphens-auto wrap-anywhere', className)}>
      {selection ? (
        title
      ) : (
        <Link
          to={paths.recipe(recipe.id)}
          className="after:absolute after:inset-0 after:rounded-card hover:text-accent"
          {...prefetch}
        >
          {title}
        </Link>
      )}
    </h2>
  );
}

/** How long it takes, for how many, and whether it is a favourite. */
/** Of a list that asks by what one has: what else the recipe needs. */
function Missing({ foods }: { foods: string[] | undefined }) {
  if (!foods) return null;
  const more = foods.length > MISSING_NAMED ? ' …' : '';
  const named = foods.slice(0, MISSING_NAMED).join(', ') + more;
  return (
    <p className="min-w-0 truncate text-sm text-muted" dir="auto">
      {foods.length === 0
        ? messages.nothingMissing
        : format(messages.missingFoods, { count: foods.length, foods: named })}
    </p>
  );
}

function Facts({ recipe }: { recipe: RecipeCardDto }) {
  const total = (recipe.prepTime ?? 0) + (recipe.cookTime ?? 0);
  if (total === 0 && recipe.servings === null && !recipe.isFavorite && !recipe.rating) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted *:whitespace-nowrap">
      {total > 0 && <Duration minutes={total} />}
      {recipe.servings !== null && <span>{format(messages.servingCount, { count: recipe.servings })}</span>}
      <StarCount rating={recipe.rating} />
      {recipe.isFavorite && (
        <span className="text-accent">
          <Heart aria-hidden className="size-3.5 fill-current" />
          <span className="sr-only">{messages.inFavorites}</span>
        </span>
      )}
    </p>
  );
}

interface TagsProps {
  tags: string[];
  most: number;
  search?: string;
  className?: string;
}

function Tags({ tags: all, most, search, className }: TagsProps) {
  const tags = shownTags(all);
  if (tags.length === 0) return null;
  return (
    <ul aria-label={messages.tags} className={cn('flex min-w-0 gap-1.5', className)}>
      {tags.slice(0, most).map((tag) => (
        <li key={tag} className="tag min-w-0 max-w-40">
          <span className="truncate">
            <Highlighted text={tag} search={search} />
          </span>
        </li>
      ))}
      {tags.length > most && (
        <Tag role="listitem" className="shrink-0">
          +{tags.length - most}
        </Tag>
      )}
    </ul>
  );
}

function SharedBadge({ recipe, className }: { recipe: RecipeCardDto; className?: string }) {
  if (!recipe.isShared) return null;
  return (
    <Badge className={className}>
      <Link2 aria-hidden /> <span className="max-sm:sr-only">{messages.shared}</span>
    </Badge>
  );
}
