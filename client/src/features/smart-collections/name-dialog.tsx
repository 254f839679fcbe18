import * as messages from '#messages/collections.json';
import { SMART_LIMITS } from '@larder/shared/smart-collection/messages';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog/dialog.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Field } from '../../components/ui/field.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';

interface NameDialogProps {
  title: string;
  description?: ReactNode;
  name: string;
  saving: { isPending: boolean; error: unknown };
  failure: string;
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a smart collection. */
export default function NameDialog(props: NameDialogProps) {
  const { title, description, saving, failure, onSave, onClose } = props;
  const [name, setName] = useState(props.name);
  const formId = useId();
  const given = name.trim();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={formId} busy={saving.isPending} disabled={given === ''}>
            {messages.saveSmart}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (given !== '' && !saving.isPending) onSave(given);
        }}
      >
        <Field label={messages.smartName} required>
          {(control) => (
            <TextInput
              {...control}
              autoFocus
              dir="auto"
              value={name}
              maxLength={SMART_LIMITS.name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        {saving.error !== null && saving.error !== undefined && (
          <FailureNotice error={saving.error} fallback={failure} />
        )}
      </form>
    </Dialog>
  );
}
