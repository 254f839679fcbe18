import type { RecipeCardDto } from '@larder/shared/recipe';
import type { ComponentType } from 'react';
import { Check, FolderPlus, Heart, Share2, TriangleAlert } from 'lucide-react';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { cn } from '../../lib/cn.ts';
import { useFavorite } from './use-favorite.ts';
import { useQuickShare, type ShareState } from './use-share.ts';

export function FavoriteButton({ recipe, className }: { recipe: RecipeCardDto; className?: string }) {
  const setFavorite = useFavorite();
  const { id, title, isFavorite } = recipe;
  return (
    <IconButton
      label={isFavorite ? `Remove ${title} from favorites` : `Add ${title} to favorites`}
      aria-pressed={isFavorite}
      className={cn(isFavorite && 'text-accent', className)}
      onClick={() => void setFavorite(id, !isFavorite)}
    >
      <Heart className={cn(isFavorite && 'fill-current')} />
    </IconButton>
  );
}

interface AddToCollectionButtonProps {
  recipe: RecipeCardDto;
  onAdd: (recipeIds: string[]) => void;
  className?: string;
}

export function AddToCollectionButton({ recipe, onAdd, className }: AddToCollectionButtonProps) {
  return (
    <IconButton
      label={`Add ${recipe.title} to a collection`}
      aria-haspopup="dialog"
      className={className}
      onClick={() => onAdd([recipe.id])}
    >
      <FolderPlus />
    </IconButton>
  );
}

const SHARE_ICONS: Record<ShareState, ComponentType> = {
  idle: Share2,
  sharing: Spinner,
  success: Check,
  error: TriangleAlert,
};

/** One tap: makes the link if there is none and hands it to the share sheet or the clipboard. */
export function QuickShareButton({ recipe, className }: { recipe: RecipeCardDto; className?: string }) {
  const { state, share } = useQuickShare(recipe);
  const Icon = SHARE_ICONS[state];
  const label = { idle: `Share ${recipe.title}`, sharing: 'Sharing', success: 'Copied!', error: 'Failed' }[
    state
  ];
  return (
    <IconButton
      label={label}
      className={className}
      disabled={state === 'sharing'}
      onClick={() => void share()}
    >
      <Icon />
    </IconButton>
  );
}
