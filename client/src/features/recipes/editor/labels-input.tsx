import * as messages from '#messages/editor.json';
import { format } from '@larder/shared/messages/format';
import { RECIPE_FIELDS, type LabelField } from '@larder/shared/recipe/fields';
import { normalizeTags } from '@larder/shared/recipe/messages';
import { Plus, X } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Field } from '../../../components/ui/field.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { TextInput } from '../../../components/ui/text-input.tsx';
import { inSentence } from '../../../lib/format.ts';

interface LabelsInputProps {
  name: LabelField;
  value: string[];
  onChange: (labels: string[]) => void;
  hint?: ReactNode;
  mark?: ReactNode;
  error?: ReactNode;
  listLabel?: string;
}

export const pressEnter = (name: LabelField): string =>
  format(messages.pressEnter, { item: inSentence(RECIPE_FIELDS[name].item) });

/** Tags, and other labels, are trimmed and added on Enter, a comma or the plus button; blanks and doubles are ignored. */
export function LabelsInput({
  name,
  value,
  onChange,
  hint = pressEnter(name),
  mark,
  error,
  listLabel = format(messages.labelsOfRecipe, { label: RECIPE_FIELDS[name].label }),
}: LabelsInputProps) {
  const { label, limit } = RECIPE_FIELDS[name];
  const item = inSentence(RECIPE_FIELDS[name].item);
  const [typed, setTyped] = useState('');

  const add = () => {
    onChange(normalizeTags([...value, ...typed.split(',')]));
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      add();
    } else if (event.key === 'Backspace' && typed === '') {
      onChange(value.slice(0, -1));
    }
  };

  return (
    <Field label={label} hint={hint} mark={mark} error={error}>
      {(field) => (
        <div data-field={name}>
          {value.length > 0 && (
            <ul aria-label={listLabel} className="mb-2 flex flex-wrap gap-2">
              {value.map((each) => (
                <li
                  key={each}
                  className="inline-flex items-center rounded-full border border-line bg-paper pl-3 text-sm"
                >
                  {each}
                  <IconButton
                    label={format(messages.removeLabel, { item, each })}
                    onClick={() => onChange(value.filter((other) => other !== each))}
                  >
                    <X className="size-4" />
                  </IconButton>
                </li>
              ))}
            </ul>
          )}
          <div className="flex gap-2">
            <TextInput
              {...field}
              value={typed}
              maxLength={limit}
              enterKeyHint="done"
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={onKeyDown}
              onBlur={() => typed.trim() && add()}
            />
            <IconButton
              label={format(messages.addLabel, { item })}
              disabled={typed.trim() === ''}
              onClick={add}
            >
              <Plus />
            </IconButton>
          </div>
        </div>
      )}
    </Field>
  );
}
