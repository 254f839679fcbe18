import * as messages from '#messages/recipe.json';
import { RECIPE_LIMITS } from '@larder/shared/recipe/messages';
import type { RecipeLinkDto } from '@larder/shared/recipe/links';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { TextInput } from '../../../components/ui/text-input.tsx';

interface MakesFormProps {
  link: RecipeLinkDto;
  hint: string;
  onSave: (yields: string) => Promise<void>;
  error?: string | undefined;
}

/** How much a linked recipe makes, so that it can be scaled to a line. */
export function MakesForm({ link, hint, onSave, error }: MakesFormProps) {
  const [typed, setTyped] = useState(link.yields);
  const [isSaving, setSaving] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setSaving(true);
    void onSave(typed.trim()).finally(() => setSaving(false));
  };
  return (
    <form noValidate onSubmit={submit}>
      <Field label={messages.howMuchItMakes} hint={hint} error={error}>
        {(control) => (
          <div className="flex items-center gap-2">
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={RECIPE_LIMITS.yields}
              className="max-w-40"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button type="submit" busy={isSaving}>
              {messages.saveYield}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
