import * as messages from '#messages/shopping.json';
import { paths } from '@larder/shared/paths';
import { SHOPPING_LIMITS, SHOPPING_MESSAGES } from '@larder/shared/shopping/messages';
import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog/dialog.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Field } from '../../components/ui/field.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { trpc } from '../../lib/trpc.ts';
import { nextStamp } from '../../lib/offline/stamps.ts';
import type { ShownList } from './use-shopping-lists.ts';

interface NameDialogProps {
  /** Left out, a new one is made. */
  list?: ShownList;
  onClose: () => void;
}

/** The name of a list, of a new one too. */
export default function NameDialog({ list, onClose }: NameDialogProps) {
  const formId = useId();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const [name, setName] = useState(list?.name.value ?? '');
  const [isMissing, setMissing] = useState(false);
  const create = trpc.shoppingLists.create.useMutation();
  const update = trpc.shoppingLists.update.useMutation();
  const save = async () => {
    const id = list?.id ?? crypto.randomUUID();
    if (!list || list.isNew) await create.mutateAsync({ id, name: name.trim() });
    else
      await update.mutateAsync({ id, name: { value: name.trim(), stamp: nextStamp(id, list.name.stamp) } });
    await utils.shoppingLists.list.invalidate();
    onClose();
    if (!list) await navigate(paths.shopping(id));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() === '' || create.isPending || update.isPending) return;
    // Its failure is shown in the dialog.
    save().catch(() => undefined);
  };
  const error = create.error ?? update.error;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={list ? messages.rename : messages.newList}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={formId} busy={create.isPending || update.isPending}>
            {list ? messages.save : messages.create}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="space-y-4">
        <Field label={messages.name} error={isMissing && SHOPPING_MESSAGES.nameRequired}>
          {(control) => (
            <TextInput
              {...control}
              autoFocus
              dir="auto"
              maxLength={SHOPPING_LIMITS.name}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        {error && <FailureNotice error={error} />}
      </form>
    </Dialog>
  );
}
