import * as messages from '#messages/editor.json';
import { Check, CloudOff, Smartphone } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { FailureText } from '../../../components/ui/failure-text.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import type { Failure } from '../../../lib/error-message.ts';

export interface SaveBarProps {
  formId: string;
  saveLabel: string;
  canSave: boolean;
  saving: boolean;
  /** There is something to save. */
  isOpen: boolean;
  /** What was typed is stored on this device. */
  isStored: boolean;
  failure: Failure | undefined;
  onBack: () => void;
}

/** Cancel, save, and where what was typed is now: beside the title, and on a phone at the foot, in place of the navigation. */
export function SaveBar(props: SaveBarProps) {
  const { formId, saveLabel, canSave, saving, failure, onBack } = props;
  return (
    <div
      data-save-bar
      className="z-30 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:border-line max-md:bg-surface max-md:px-4 max-md:pt-1.5 max-md:pb-[calc(0.5rem+env(safe-area-inset-bottom))]"
    >
      {failure && (
        <Notice tone="danger" className="mb-2 max-md:mt-1 md:absolute md:inset-x-0 md:top-full md:mt-2">
          <FailureText {...failure} />
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 md:gap-x-3">
        <SaveState {...props} />
        <Button variant="secondary" className="max-md:px-3" onClick={onBack}>
          {messages.cancel}
        </Button>
        <Button
          type="submit"
          form={formId}
          disabled={!canSave}
          busy={saving}
          className="max-md:flex-1 max-md:px-3"
        >
          {saveLabel}
        </Button>
      </div>
    </div>
  );
}

function SaveState({ saving, isStored, isOpen }: SaveBarProps) {
  const [Icon, text] = saving
    ? [Check, messages.saving]
    : isStored
      ? [Smartphone, messages.savedOnThisDevice]
      : isOpen
        ? [CloudOff, messages.notSavedYet]
        : [];
  return (
    <p
      role="status"
      className="flex min-h-5 items-center gap-1.5 text-sm text-muted max-md:basis-full max-md:justify-center max-md:empty:hidden md:max-lg:sr-only"
    >
      {Icon && <Icon aria-hidden className="size-4 shrink-0" />}
      {text}
    </p>
  );
}
