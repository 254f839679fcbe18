import { paths } from '@larder/shared/paths';
import type { RecipeCardDto } from '@larder/shared/recipe';
import { ExternalLink, Link2, MoreVertical, Pencil, Share2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge, DifficultyBadge } from '../../components/ui/badge.tsx';
import { DropdownMenu, MenuItem, MenuLabel } from '../../components/ui/dropdown-menu.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { Picture } from '../../components/ui/picture.tsx';
import { Tag } from '../../components/ui/tag.tsx';
import { FavoriteButton, QuickShareButton } from './recipe-actions.tsx';
import { useQuickShare } from './use-share.ts';

const GRID_TAGS = 3;
const LIST_TAGS = 2;

interface RecipeItemProps {
  recipe: RecipeCardDto;
  /** One of the first on the screen: its picture is loaded at once. */
  early: boolean;
}

/** A recipe in the grid. The title's link covers the card; the buttons lie above it. */
export function RecipeCard({ recipe, early }: RecipeItemProps) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors hover:border-control">
      <div className="relative">
        <Picture
          image={recipe.image}
          alt=""
          priority={early}
          sizes="(min-width: 1280px) 18rem, (min-width: 768px) 33vw, 50vw"
          className="aspect-[4/3] w-full object-cover"
        />
        <DifficultyBadge difficulty={recipe.difficulty} className="absolute top-3 left-3" />
      </div>
      <div className="flex flex-1 flex-col p-3 sm:p-4">
        <h2 className="line-clamp-2 font-display text-lg leading-snug font-semibold hyphens-auto wrap-anywhere sm:text-xl">
          <RecipeLink recipe={recipe} />
        </h2>
        <Minutes recipe={recipe} />
        <Tags tags={recipe.tags} most={GRID_TAGS} />
        <div className="relative z-10 mt-auto -mb-2 -ml-2.5 flex items-center pt-2">
          <FavoriteButton recipe={recipe} />
          <QuickShareButton recipe={recipe} />
          <SharedBadge recipe={recipe} className="ml-auto" />
        </div>
      </div>
    </article>
  );
}

/** A recipe as a row of the list. */
export function RecipeRow({ recipe, early }: RecipeItemProps) {
  return (
    <article className="group relative flex items-center gap-3 rounded-card border border-line bg-surface p-2.5 transition-colors hover:border-control sm:gap-4 sm:p-3">
      <Picture
        image={recipe.image}
        alt=""
        priority={early}
        sizes="(min-width: 640px) 8rem, 6rem"
        className="size-20 shrink-0 rounded-control object-cover sm:h-24 sm:w-32"
      />
      <div className="min-w-0 flex-1">
        <h2 className="line-clamp-2 font-display text-lg leading-snug font-semibold hyphens-auto wrap-anywhere sm:text-xl">
          <RecipeLink recipe={recipe} />
        </h2>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <DifficultyBadge difficulty={recipe.difficulty} />
          <Minutes recipe={recipe} />
          <SharedBadge recipe={recipe} className="max-sm:hidden" />
        </div>
        <div className="max-sm:hidden">
          <Tags tags={recipe.tags} most={LIST_TAGS} />
        </div>
      </div>
      <div className="relative z-10 flex shrink-0 items-center max-sm:flex-col">
        <FavoriteButton recipe={recipe} />
        <QuickShareButton recipe={recipe} className="max-sm:hidden" />
        <div className="sm:hidden">
          <MoreActions recipe={recipe} />
        </div>
      </div>
    </article>
  );
}

function RecipeLink({ recipe }: { recipe: RecipeCardDto }) {
  return (
    <Link
      to={paths.recipe(recipe.id)}
      className="after:absolute after:inset-0 after:rounded-card hover:text-accent"
    >
      {recipe.title}
    </Link>
  );
}

function Minutes({ recipe }: { recipe: RecipeCardDto }) {
  const total = (recipe.prepTime ?? 0) + (recipe.cookTime ?? 0);
  return total > 0 ? <p className="mt-1 text-sm text-muted">{total} min</p> : null;
}

function Tags({ tags, most }: { tags: string[]; most: number }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="mt-2 flex flex-wrap gap-1.5">
      {tags.slice(0, most).map((tag) => (
        <li key={tag} className="min-w-0">
          <Tag className="max-w-40">
            <span className="truncate">{tag}</span>
          </Tag>
        </li>
      ))}
      {tags.length > most && (
        <li>
          <Tag>+{tags.length - most}</Tag>
        </li>
      )}
    </ul>
  );
}

function SharedBadge({ recipe, className }: { recipe: RecipeCardDto; className?: string }) {
  if (!recipe.isShared) return null;
  return (
    <Badge className={className}>
      <Link2 aria-hidden /> Shared
    </Badge>
  );
}

function MoreActions({ recipe }: { recipe: RecipeCardDto }) {
  const { share } = useQuickShare(recipe);
  const original = recipe.sourceUrl ?? recipe.socialMediaUrl;
  return (
    <DropdownMenu
      trigger={
        <IconButton label={`More actions for ${recipe.title}`}>
          <MoreVertical />
        </IconButton>
      }
    >
      {recipe.isShared && <MenuLabel>Shared recipe</MenuLabel>}
      <MenuItem onSelect={() => void share()}>
        <Share2 /> Share recipe
      </MenuItem>
      <MenuItem asChild>
        <Link to={paths.editRecipe(recipe.id)}>
          <Pencil /> Edit recipe
        </Link>
      </MenuItem>
      {original && (
        <MenuItem asChild>
          <a href={original} target="_blank" rel="noopener noreferrer">
            <ExternalLink /> View original
          </a>
        </MenuItem>
      )}
    </DropdownMenu>
  );
}
