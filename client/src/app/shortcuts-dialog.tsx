import * as words from '#words/common.json';
import { Checkbox } from '../components/ui/checkbox.tsx';
import { Dialog } from '../components/ui/dialog/dialog.tsx';

const SHORTCUTS = [
  { keys: ['/'], does: words.search },
  { keys: ['n'], does: words.addARecipe },
  { keys: ['g', 'h'], does: words.goToHome },
  { keys: ['g', 'c'], does: words.goToCollections },
  { keys: ['←', '↑', '↓', '→'], does: words.moveBetweenRecipes },
  { keys: ['Home', 'End'], does: words.firstOrLastRecipe },
  { keys: ['?'], does: words.showThisHelp },
];

interface ShortcutsDialogProps {
  isOn: boolean;
  onSwitch: (on: boolean) => void;
  onClose: () => void;
}

/** Which keys do what, and a way to be rid of them: single letters get in the way of speech input. */
export default function ShortcutsDialog({ isOn, onSwitch, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title={words.keyboardShortcuts}>
      <dl className="mb-4">
        {SHORTCUTS.map(({ keys, does }) => (
          <div
            key={does}
            className="flex min-h-11 items-center justify-between gap-4 border-b border-line py-1.5"
          >
            <dt>{does}</dt>
            <dd className="flex gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="grid min-h-7 min-w-7 place-items-center rounded-control border border-control bg-sunken px-1.5 font-sans text-sm font-medium"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Checkbox checked={isOn} onCheckedChange={onSwitch}>
        {words.useKeyboardShortcuts}
      </Checkbox>
    </Dialog>
  );
}
