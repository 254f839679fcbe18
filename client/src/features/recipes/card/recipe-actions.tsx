import * as messages from '#messages/recipes.json';
import { format } from '@larder/shared/messages/format';
import type { RecipeCardDto } from '@larder/shared/recipe/schema';
import { CalendarPlus, FolderPlus, Heart } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { putInPlan } from '../../../hooks/put-in-plan.ts';
import { cn } from '../../../lib/cn.ts';
import { useFavorite } from './use-favorite.ts';

export function FavoriteButton({ recipe, className }: { recipe: RecipeCardDto; className?: string }) {
  const setFavorite = useFavorite();
  const [isNew, setNew] = useState(false);
  const { id, title, isFavorite } = recipe;
  return (
    <IconButton
      label={
        isFavorite
          ? format(messages.removeFromFavorites, { title })
          : format(messages.addToFavorites, { title })
      }
      aria-pressed={isFavorite}
      className={cn(isFavorite && 'text-accent', className)}
      onClick={() => {
        setNew(!isFavorite);
        void setFavorite(id, !isFavorite);
      }}
    >
      <Heart className={cn(isFavorite && 'fill-current', isFavorite && isNew && 'animate-pop')} />
    </IconButton>
  );
}

export function PlanButton({ recipe }: { recipe: RecipeCardDto }) {
  return (
    <IconButton
      label={format(messages.addTitleToPlan, { title: recipe.title })}
      aria-haspopup="dialog"
      onClick={() => putInPlan(recipe)}
    >
      <CalendarPlus />
    </IconButton>
  );
}

interface AddToPlaylistButtonProps {
  recipe: RecipeCardDto;
  onAdd: (recipeIds: string[]) => void;
  className?: string;
}

export function AddToPlaylistButton({ recipe, onAdd, className }: AddToPlaylistButtonProps) {
  return (
    <IconButton
      label={format(messages.addToACollection, { title: recipe.title })}
      aria-haspopup="dialog"
      className={className}
      onClick={() => onAdd([recipe.id])}
    >
      <FolderPlus />
    </IconButton>
  );
}
