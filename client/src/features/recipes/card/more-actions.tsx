import * as messages from '#messages/recipes.json';
import { format } from '@larder/shared/messages/format';
import { paths } from '@larder/shared/paths';
import type { RecipeCardDto } from '@larder/shared/recipe/schema';
import {
  CalendarPlus,
  ExternalLink,
  FolderPlus,
  Heart,
  MoreVertical,
  Pencil,
  Share2,
  ShoppingBasket,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { DropdownMenu, MenuItem, MenuLabel } from '../../../components/ui/dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { cn } from '../../../lib/cn.ts';
import { putInPlan } from '../../../hooks/put-in-plan.ts';
import { putOnList } from '../../../hooks/put-on-list.ts';
import { useQuickShare } from '../share/use-share.ts';
import { useFavorite } from './use-favorite.ts';

interface MoreActionsProps {
  recipe: RecipeCardDto;
  onAddToPlaylist?: (recipeIds: string[]) => void;
}

/** What a row of a small screen has no room for. */
export function MoreActions({ recipe, onAddToPlaylist }: MoreActionsProps) {
  const { share } = useQuickShare(recipe);
  const setFavorite = useFavorite();
  const original = recipe.sourceUrl ?? recipe.socialMediaUrl;
  return (
    <DropdownMenu
      trigger={
        <IconButton label={format(messages.moreActionsFor, { title: recipe.title })}>
          <MoreVertical />
        </IconButton>
      }
    >
      {recipe.isShared && <MenuLabel>{messages.sharedRecipe}</MenuLabel>}
      <MenuItem onSelect={() => void setFavorite(recipe.id, !recipe.isFavorite)}>
        <Heart className={cn(recipe.isFavorite && 'fill-current')} />
        {recipe.isFavorite ? messages.removeFromFavoritesHere : messages.addToFavoritesHere}
      </MenuItem>
      {onAddToPlaylist && (
        <MenuItem onSelect={() => onAddToPlaylist([recipe.id])}>
          <FolderPlus /> {messages.addToCollection}
        </MenuItem>
      )}
      <MenuItem onSelect={() => putInPlan(recipe)}>
        <CalendarPlus /> {messages.addToPlan}
      </MenuItem>
      <MenuItem onSelect={() => putOnList([recipe.id])}>
        <ShoppingBasket /> {messages.addToList}
      </MenuItem>
      <MenuItem onSelect={() => void share()}>
        <Share2 /> {messages.shareRecipe}
      </MenuItem>
      <MenuItem asChild>
        <Link to={paths.editRecipe(recipe.id)}>
          <Pencil /> {messages.editRecipe}
        </Link>
      </MenuItem>
      {original && (
        <MenuItem asChild>
          <a href={original} target="_blank" rel="noopener noreferrer">
            <ExternalLink /> {messages.viewOriginal}
          </a>
        </MenuItem>
      )}
    </DropdownMenu>
  );
}
