import { paths } from '@larder/shared/paths';
import type { RecipeCardDto } from '@larder/shared/recipe/schema';
import { ExternalLink, FolderPlus, MoreVertical, Pencil, Share2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DropdownMenu, MenuItem, MenuLabel } from '../../../components/ui/dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { useQuickShare } from '../share/use-share.ts';

interface MoreActionsProps {
  recipe: RecipeCardDto;
  onAddToPlaylist?: (recipeIds: string[]) => void;
}

/** What a row of a small screen has no room for. */
export default function MoreActions({ recipe, onAddToPlaylist }: MoreActionsProps) {
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
      {onAddToPlaylist && (
        <MenuItem onSelect={() => onAddToPlaylist([recipe.id])}>
          <FolderPlus /> Add to collection
        </MenuItem>
      )}
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
