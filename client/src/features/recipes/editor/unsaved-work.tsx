import * as messages from '#messages/editor.json';
import { format } from '@larder/shared/messages/format';
import { useEffect, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog/dialog.tsx';
import { formatMoment } from '../../../lib/format.ts';
import { forgetUnsavedWork, writeUnsavedWork, readUnsavedWork, type Work } from './unsaved-work-storage.ts';
import type { RecipeFormValues } from './recipe-form-values.ts';

interface UnsavedWorkProps {
  form: UseFormReturn<RecipeFormValues>;
  /** Which form this is: of one recipe, of one import, or the empty one. */
  workKey: string;
  unsaved: boolean;
  /** What saving needs beside the values. */
  base: Omit<Work, 'values'>;
  /** Read at the moment of keeping: true once everything is saved or deleted. */
  isDone: () => boolean;
  onRestore: (work: Work) => void;
  /** Whether what is typed is on this device now. */
  onStored: (isStored: boolean) => void;
}

const SETTLED_MS = 400;

/**
 * Keeps what is typed on this device until it is saved or let go, and offers it when the form is opened again after a crash,
 * a closed tab or an empty battery.
 */
export function UnsavedWork(props: UnsavedWorkProps) {
  const { form, workKey, unsaved, base, isDone, onRestore, onStored } = props;
  const [offered, setOffered] = useState(() => readUnsavedWork(workKey, form.getValues()));
  const values = useWatch({ control: form.control }) as RecipeFormValues;
  const { version, requestId } = base;

  useEffect(() => {
    if (offered) return;
    if (!unsaved) return forgetUnsavedWork(workKey);
    const keep = () => {
      if (!isDone()) onStored(writeUnsavedWork(workKey, { values, version, requestId }));
    };
    const settling = setTimeout(keep, SETTLED_MS);
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      clearTimeout(settling);
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
    };
  }, [offered, unsaved, workKey, values, version, requestId, isDone, onStored]);

  if (!offered) return null;
  const answer = (isWanted: boolean) => {
    if (isWanted) onRestore(offered.work);
    else forgetUnsavedWork(workKey);
    setOffered(undefined);
  };
  return (
    <Dialog
      open
      locked
      onOpenChange={() => undefined}
      title={messages.unsavedWork}
      description={format(messages.unsavedWorkOf, {
        values: nameOf(offered.work.values),
        at: formatMoment(offered.at),
      })}
      footer={
        <>
          {/* First in order, so that the harmless answer has the focus. */}
          <Button className="order-last" onClick={() => answer(true)}>
            {messages.restore}
          </Button>
          <Button variant="secondary" onClick={() => answer(false)}>
            {messages.discard}
          </Button>
        </>
      }
    >
      <p>{messages.unsavedWorkHint}</p>
    </Dialog>
  );
}

function nameOf({ title }: RecipeFormValues): string {
  return title.trim() === '' ? messages.anUntitledRecipe : `“${title.trim()}”`;
}
