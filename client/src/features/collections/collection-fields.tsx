import { CHOSEN_PRIVACY_LEVELS, createPlaylistInput, type ChosenPrivacyLevel } from '@larder/shared/playlist';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Field } from '../../components/ui/field.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { PRIVACY } from './privacy.tsx';

export interface CollectionValues {
  name: string;
  description: string;
  privacyLevel: ChosenPrivacyLevel;
}

type CollectionForm = ReturnType<typeof useCollectionForm>;

const collectionFields = createPlaylistInput.omit({ coverPhotoId: true });

export function useCollectionForm(defaultValues: CollectionValues) {
  return useForm({ defaultValues, resolver: zodResolver(collectionFields) });
}

/** What a person says about a collection: its name, a few words, and who may see it. */
export function CollectionFields({ form }: { form: CollectionForm }) {
  const { errors } = form.formState;
  return (
    <div className="space-y-5">
      <Field label="Name" required error={errors.name?.message}>
        {(field) => (
          <TextInput {...field} {...form.register('name')} autoComplete="off" dir="auto" autoFocus />
        )}
      </Field>
      <Field label="Description" error={errors.description?.message}>
        {(field) => <Textarea {...field} {...form.register('description')} rows={2} autoGrow dir="auto" />}
      </Field>
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">Who can see it</legend>
        <div className="space-y-2">
          {CHOSEN_PRIVACY_LEVELS.map((level) => (
            <PrivacyChoice key={level} level={level} form={form} />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

function PrivacyChoice({ level, form }: { level: ChosenPrivacyLevel; form: CollectionForm }) {
  const { label, icon, meaning } = PRIVACY[level];
  return (
    <label className="choice">
      <input type="radio" value={level} {...form.register('privacyLevel')} className="choice-dot" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{label}</span>
        <span className="block text-sm text-muted">{meaning}</span>
      </span>
      <span className="text-muted [&>svg]:size-5">{icon}</span>
    </label>
  );
}
