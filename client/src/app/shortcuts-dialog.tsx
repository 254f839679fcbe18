import * as messages from '#messages/common.json';
import { Checkbox } from '../components/ui/checkbox.tsx';
import { Dialog } from '../components/ui/dialog/dialog.tsx';

const SHORTCUTS = [
  { keys: ['/'], does: messages.search },
  { keys: ['n'], does: messages.addARecipe },
  { keys: ['g', 'h'], does: messages.goToHome },
  { keys: ['g', 'c'], does: messages.goToCollections },
  { keys: ['←', '↑', '↓', '→'], does: messages.moveBetweenRecipes },
  { keys: [messages.homeKey, messages.endKey], does: messages.firstOrLastRecipe },
  { keys: ['?'], does: messages.showThisHelp },
];

interface ShortcutsDialogProps {
  isOn: boolean;
  onSwitch: (on: boolean) => void;
  onClose: () => void;
}

/** Which keys do what, and a way to be rid of them: single letters get in the way of speech input. */
export default function ShortcutsDialog({ isOn, onSwitch, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title={messages.keyboardShortcuts}>
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
        {messages.useKeyboardShortcuts}
      </Checkbox>
    </Dialog>
  );
}
