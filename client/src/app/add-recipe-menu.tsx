import { paths } from '@larder/shared/paths';
import { Camera, ClipboardPaste, Globe, PencilLine, Plus, Share2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../components/ui/button.tsx';
import { DropdownMenu, MenuItem } from '../components/ui/dropdown-menu/dropdown-menu.tsx';

const WAYS = [
  { label: 'Add Manually', to: paths.addRecipe(), icon: <PencilLine /> },
  { label: 'Import from Photos', to: paths.importPhotos(), icon: <Camera /> },
  { label: 'Import from URL', to: paths.importUrl(), icon: <Globe /> },
  { label: 'Import from Social Media', to: paths.importSocial(), icon: <Share2 /> },
  { label: 'Paste text', to: paths.importText(), icon: <ClipboardPaste /> },
];

export function AddRecipeMenu() {
  return (
    <DropdownMenu
      trigger={
        <Button aria-label="Add Recipe" className="px-3 sm:px-4">
          <Plus />
          <span className="hidden sm:inline">Add Recipe</span>
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
