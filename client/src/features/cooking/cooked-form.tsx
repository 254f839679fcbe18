import * as messages from '#messages/recipe.json';
import { RECIPE_LIMITS, RECIPE_MESSAGES } from '@larder/shared/recipe/messages';
import type { CookedDto } from '@larder/shared/recipe/schema';
import type { ReactNode } from 'react';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Field } from '../../components/ui/field.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { today } from '@larder/shared/day/day';
import { PlateField } from './plate-field.tsx';
import { useCooked } from './use-cooked.ts';

interface CookedFormProps {
  recipeId: string;
  /** The one to change; without it a new one is written. */
  entry?: CookedDto | undefined;
  /** When a new one was cooked; today, where it is not known. */
  day?: string | undefined;
  onSaved: () => void;
  /** The buttons below the fields; one of them submits the form. */
  buttons: (state: { isSaving: boolean }) => ReactNode;
}

/** The day on which a recipe was cooked, and a note. */
export function CookedForm({ recipeId, entry, day, onSaved, buttons }: CookedFormProps) {
  const { value, change, plate, save, isSaving, error } = useCooked(recipeId, { entry, day }, onSaved);
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label={messages.cookedDay}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            required
            min="1900-01-01"
            max={today()}
            className="w-auto"
            value={value.cookedOn}
            onChange={(event) => change({ cookedOn: event.target.value })}
          />
        )}
      </Field>
      <Field label={messages.cookedNote} hint={messages.cookedNoteHint}>
        {(control) => (
          <Textarea
            {...control}
            autoGrow
            rows={3}
            dir="auto"
            className="min-h-24"
            maxLength={RECIPE_LIMITS.cookedNote}
            value={value.note}
            onChange={(event) => change({ note: event.target.value })}
          />
        )}
      </Field>
      <PlateField plate={plate} />
      {error && (
        <FailureNotice error={error} fallback={RECIPE_MESSAGES.cookedFailed}>
          {!entry && <p className="mt-1">{messages.cookedKept}</p>}
        </FailureNotice>
      )}
      {buttons({ isSaving })}
    </form>
  );
}
