import { normalizeTags, RECIPE_LIMITS } from '@larder/shared/recipe/messages';
import { Plus, X } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Field } from '../../../components/ui/field.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { TextInput } from '../../../components/ui/text-input.tsx';

interface TagsInputProps {
  value: string[];
  onChange: (tags: string[]) => void;
  hint?: ReactNode;
  error?: ReactNode;
  listLabel?: string;
}

export const PRESS_ENTER = 'Press Enter to add a tag';

/** Tags are trimmed and added on Enter, a comma or the plus button; blanks and doubles are ignored. */
export function TagsInput({
  value,
  onChange,
  hint = PRESS_ENTER,
  error,
  listLabel = 'Tags of this recipe',
}: TagsInputProps) {
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
    <Field label="Tags" hint={hint} error={error}>
      {(field) => (
        <div>
          {value.length > 0 && (
            <ul aria-label={listLabel} className="mb-2 flex flex-wrap gap-2">
              {value.map((tag) => (
                <li
                  key={tag}
                  className="inline-flex items-center rounded-full border border-line bg-paper pl-3 text-sm"
                >
                  {tag}
                  <IconButton
                    label={`Remove tag ${tag}`}
                    onClick={() => onChange(value.filter((other) => other !== tag))}
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
              maxLength={RECIPE_LIMITS.tag}
              enterKeyHint="done"
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={onKeyDown}
              onBlur={() => typed.trim() && add()}
            />
            <IconButton label="Add tag" disabled={typed.trim() === ''} onClick={add}>
              <Plus />
            </IconButton>
          </div>
        </div>
      )}
    </Field>
  );
}
