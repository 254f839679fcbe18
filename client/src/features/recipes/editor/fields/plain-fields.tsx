import * as messages from '#messages/editor.json';
import type { LabelField } from '@larder/shared/recipe/fields';
import { DIFFICULTIES, type Difficulty } from '@larder/shared/recipe/messages';
import { useController, useFormState } from 'react-hook-form';
import { Field } from '../../../../components/ui/field.tsx';
import { Select } from '../../../../components/ui/select.tsx';
import { TextInput } from '../../../../components/ui/text-input.tsx';
import { Textarea } from '../../../../components/ui/textarea.tsx';
import type { RecipeFormValues } from '../recipe-form-values.ts';
import { LabelsInput, pressEnter } from '../labels-input.tsx';
import { PhotoStrip } from '../photo-strip.tsx';
import { useFieldMarks } from './field-marks.tsx';
import { useRecipeFields } from './recipe-fields.ts';

const DIFFICULTY_LABELS: Record<Difficulty, string> = {
  easy: messages.easy,
  medium: messages.medium,
  hard: messages.hard,
};

/** What is wrong with a field. */
export function useFieldError(name: keyof RecipeFormValues): string | undefined {
  const { control } = useRecipeFields().form;
  return useFormState({ control, name }).errors[name]?.message;
}

export function TitleField() {
  const { form, marks } = useRecipeFields();
  return (
    <Field label={messages.title} required {...useFieldMarks('title')} error={useFieldError('title')}>
      {(field) => (
        <>
          <PhotoStrip strip={marks?.stripOf('title')} />
          <TextInput
            {...field}
            {...form.register('title')}
            onFocus={() => marks?.look('title')}
            className="font-display text-xl"
          />
        </>
      )}
    </Field>
  );
}

export function DescriptionField() {
  const { form, marks } = useRecipeFields();
  return (
    <Field
      label={messages.description}
      {...useFieldMarks('description')}
      error={useFieldError('description')}
    >
      {(field) => (
        <Textarea
          {...field}
          {...form.register('description')}
          onFocus={() => marks?.look('description')}
          rows={3}
        />
      )}
    </Field>
  );
}

export function UrlField({ name, label }: { name: 'sourceUrl' | 'socialMediaUrl'; label: string }) {
  const { form } = useRecipeFields();
  return (
    <Field label={label} error={useFieldError(name)}>
      {(field) => (
        <TextInput {...field} {...form.register(name)} type="url" inputMode="url" placeholder="https://" />
      )}
    </Field>
  );
}

interface NumberFieldProps {
  name: 'prepTime' | 'cookTime' | 'servings';
  label: string;
  unit: string;
  min: number;
}

export function NumberField({ name, label, unit, min }: NumberFieldProps) {
  const { form, marks } = useRecipeFields();
  return (
    <Field label={label} {...useFieldMarks(name, unit)} error={useFieldError(name)}>
      {(field) => (
        <TextInput
          {...field}
          {...form.register(name)}
          onFocus={() => marks?.look(name)}
          type="number"
          min={min}
          inputMode="numeric"
        />
      )}
    </Field>
  );
}

export function DifficultyField() {
  const { form } = useRecipeFields();
  const { value, onChange } = useController({ control: form.control, name: 'difficulty' }).field;
  const stated = useController({ control: form.control, name: 'difficultyStated' }).field;
  const choose = (next: Difficulty) => {
    onChange(next);
    stated.onChange(true);
  };
  return (
    <Field label={messages.difficulty} {...useFieldMarks('difficulty')}>
      {(field) => (
        <Select
          {...field}
          name="difficulty"
          value={value}
          unchosen={!stated.value}
          onValueChange={choose}
          options={DIFFICULTIES.map((level) => ({ value: level, label: DIFFICULTY_LABELS[level] }))}
        />
      )}
    </Field>
  );
}

export function LabelsField({ name }: { name: LabelField }) {
  const { form } = useRecipeFields();
  const { value, onChange } = useController({ control: form.control, name }).field;
  return (
    <LabelsInput
      name={name}
      value={value}
      onChange={onChange}
      {...useFieldMarks(name, pressEnter(name))}
      error={useFieldError(name)}
    />
  );
}

export function NotesField() {
  const { form } = useRecipeFields();
  return (
    <Field label={messages.myCookingNotes} hint={messages.notesHint} error={useFieldError('cookingNotes')}>
      {(field) => <Textarea {...field} {...form.register('cookingNotes')} rows={4} />}
    </Field>
  );
}
