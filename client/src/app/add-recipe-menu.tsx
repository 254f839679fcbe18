import * as messages from '#messages/common.json';
import { paths } from '@larder/shared/paths';
import { Camera, ClipboardPaste, FileText, Globe, PackageOpen, PencilLine, Plus, Share2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../components/ui/button.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from '../components/ui/dropdown-menu/dropdown-menu.tsx';

const WAYS = [
  { label: messages.pasteALinkOrARecipe, to: paths.importAny(), icon: <ClipboardPaste /> },
  { label: messages.importFromPhotos, to: paths.importPhotos(), icon: <Camera /> },
  { label: messages.addManually, to: paths.addRecipe(), icon: <PencilLine /> },
  { label: messages.importFromUrl, to: paths.importUrl(), icon: <Globe /> },
  { label: messages.importFromSocialMedia, to: paths.importSocial(), icon: <Share2 /> },
  { label: messages.pasteText, to: paths.importText(), icon: <FileText /> },
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
        <Link to={paths.moveIn()}>
          <PackageOpen />
          {messages.moveIn}
        </Link>
      </MenuItem>
    </DropdownMenu>
  );
}
