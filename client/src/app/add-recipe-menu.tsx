import * as words from '#words/common.json';
import { paths } from '@larder/shared/paths';
import { Camera, ClipboardPaste, Globe, PencilLine, Plus, Share2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../components/ui/button.tsx';
import { DropdownMenu, MenuItem } from '../components/ui/dropdown-menu/dropdown-menu.tsx';

const WAYS = [
  { label: words.addManually, to: paths.addRecipe(), icon: <PencilLine /> },
  { label: words.importFromPhotos, to: paths.importPhotos(), icon: <Camera /> },
  { label: words.importFromUrl, to: paths.importUrl(), icon: <Globe /> },
  { label: words.importFromSocialMedia, to: paths.importSocial(), icon: <Share2 /> },
  { label: words.pasteText, to: paths.importText(), icon: <ClipboardPaste /> },
];

export function AddRecipeMenu() {
  return (
    <DropdownMenu
      trigger={
        <Button aria-label={words.addRecipe} className="px-3 sm:px-4">
          <Plus />
          <span className="hidden sm:inline">{words.addRecipe}</span>
        </Button>
      }
    >
      {WAYS.map(({ label, to, icon }) => (
        <MenuItem key={to} asChild>
          <Link to={to}>
            {icon}
            {label}
          </Link>
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
