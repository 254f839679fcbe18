import * as messages from '#messages/common.json';
import { ConfirmDialog } from '../../components/ui/dialog/confirm-dialog.tsx';
import { answerDiscard } from '../../lib/unsaved-elsewhere.ts';

/** Signing out ends every tab of this browser, also one in which a form is not saved yet. */
export default function DiscardDialog() {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && answerDiscard(false)}
      title={messages.unsavedElsewhere}
      description={messages.unsavedElsewhereText}
      confirmLabel={messages.discardAndSignOut}
      cancelLabel={messages.keepEditing}
      danger
      onConfirm={() => answerDiscard(true)}
    />
  );
}
