import * as messages from '#messages/common.json';
import { paths } from '@larder/shared/paths';
import { Camera, ClipboardPaste, Globe, PencilLine, Plus, Share2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../components/ui/button.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from '../components/ui/dropdown-menu/dropdown-menu.tsx';

const WAYS = [
  { label: messages.addManually, to: paths.addRecipe(), icon: <PencilLine /> },
  { label: messages.importFromPhotos, to: paths.importPhotos(), icon: <Camera /> },
  { label: messages.importFromUrl, to: paths.importUrl(), icon: <Globe /> },
  { label: messages.importFromSocialMedia, to: paths.importSocial(), icon: <Share2 /> },
];

export function AddRecipeMenu() {
  return (
    <DropdownMenu
      trigger={
        <Button aria-label={messages.addRecipe} className="px-3 sm:px-4">
          <Plus />
          <span className="hidden sm:inline">{messages.addRecipe}</span>
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
      <MenuSeparator />
      <MenuItem asChild>
        <Link to={paths.importAny()}>
          <ClipboardPaste />
          {messages.moreWays}
        </Link>
      </MenuItem>
    </DropdownMenu>
  );
}
