import * as messages from '#messages/recipe.json';
import { paths } from '@larder/shared/paths';
import type { RecipeDto } from '@larder/shared/recipe/schema';
import {
  Carrot,
  Copy,
  FolderPlus,
  History,
  Link2,
  MoreVertical,
  Pencil,
  Printer,
  Settings2,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { DropdownMenu, MenuItem } from '../../../components/ui/dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { useMediaQuery } from '../../../hooks/use-media-query.ts';
import { FavoriteButton } from '../card/recipe-actions.tsx';
import type { RecipeDialog } from './use-recipe-dialogs.tsx';
import { ShareButton } from '../share/share-button.tsx';

const ShareDialog = lazy(() => import('../share/share-dialog.tsx'));

interface RecipePageActionsProps {
  recipe: RecipeDto;
  onAddToPlaylist: () => void;
  onPrint: () => void;
  onCopy: () => void;
  onOpen: (dialog: RecipeDialog) => void;
}

/** What can be done with one's own recipe, above it. */
export function RecipePageActions({
  recipe,
  onAddToPlaylist,
  onPrint,
  onCopy,
  onOpen,
}: RecipePageActionsProps) {
  const [isShareOpen, setShareOpen] = useState(false);
  // A phone has no room for them beside the others.
  const isWide = useMediaQuery('(min-width: 768px)');
  return (
    <>
      <FavoriteButton recipe={recipe} />
      {isWide && (
        <>
          <IconButton label={messages.addToCollection} onClick={onAddToPlaylist}>
            <FolderPlus />
          </IconButton>
          <IconButton asChild label={messages.editRecipe}>
            <Link to={paths.editRecipe(recipe.id)}>
              <Pencil />
            </Link>
          </IconButton>
        </>
      )}
      <ShareButton recipe={recipe} />
      <DropdownMenu
        trigger={
          <IconButton label={messages.moreActions}>
            <MoreVertical />
          </IconButton>
        }
      >
        {!isWide && (
          <>
            <MenuItem onSelect={onAddToPlaylist}>
              <FolderPlus /> {messages.addToCollection}
            </MenuItem>
            <MenuItem asChild>
              <Link to={paths.editRecipe(recipe.id)}>
                <Pencil /> {messages.editRecipe}
              </Link>
            </MenuItem>
          </>
        )}
        <MenuItem onSelect={() => setShareOpen(true)}>
          <Link2 /> {messages.shareSettings}
        </MenuItem>
        <MenuItem onSelect={onCopy}>
          <Copy /> {messages.copyAsText}
        </MenuItem>
        <MenuItem onSelect={onPrint}>
          <Printer /> {messages.print}
        </MenuItem>
        <MenuItem onSelect={() => onOpen('print')}>
          <Settings2 /> {messages.printOptions}
        </MenuItem>
        <MenuItem onSelect={() => onOpen('foods')}>
          <Carrot /> {messages.foods}
        </MenuItem>
        <MenuItem onSelect={() => onOpen('history')}>
          <History /> {messages.history}
        </MenuItem>
      </DropdownMenu>
      <Suspense fallback={null}>
        {isShareOpen && <ShareDialog recipe={recipe} onClose={() => setShareOpen(false)} />}
      </Suspense>
    </>
  );
}

/** What can be done with another person's recipe. */
export function OthersRecipeActions({ onCopy, onOpen }: Pick<RecipePageActionsProps, 'onCopy' | 'onOpen'>) {
  return (
    <>
      <IconButton label={messages.copyAsText} onClick={onCopy}>
        <Copy />
      </IconButton>
      <IconButton label={messages.print} onClick={() => onOpen('print')}>
        <Printer />
      </IconButton>
    </>
  );
}
