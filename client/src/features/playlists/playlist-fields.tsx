import * as messages from '#messages/collections.json';
import { createPlaylistInput } from '@larder/shared/playlist/schema';
import { PRIVACY_LEVELS, type PrivacyLevel } from '@larder/shared/playlist/messages';
import { zodResolver } from '@hookform/resolvers/zod';
import { Fragment } from 'react';
import { useForm } from 'react-hook-form';
import { Field } from '../../components/ui/field.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { PeoplePicker } from './people-picker.tsx';
import { PRIVACY } from './privacy.tsx';
import type { SharingList } from './use-sharing-list.ts';

export interface PlaylistValues {
  name: string;
  description: string;
  privacyLevel: PrivacyLevel;
}

type PlaylistForm = ReturnType<typeof usePlaylistForm>;

const playlistFields = createPlaylistInput.omit({ coverPhotoId: true, sharedWith: true });

export function usePlaylistForm(defaultValues: PlaylistValues) {
  return useForm({ defaultValues, resolver: zodResolver(playlistFields) });
}

interface PlaylistFieldsProps {
  form: PlaylistForm;
  sharing: SharingList;
}

/** What a person says about a collection: its name, a few words, and who may see it. */
export function PlaylistFields({ form, sharing }: PlaylistFieldsProps) {
  const chosen = form.watch('privacyLevel');
  const { errors } = form.formState;
  return (
    <div className="space-y-5">
      <Field label={messages.name} required error={errors.name?.message}>
        {(field) => (
          <TextInput {...field} {...form.register('name')} autoComplete="off" dir="auto" autoFocus />
        )}
      </Field>
      <Field label={messages.description} error={errors.description?.message}>
        {(field) => <Textarea {...field} {...form.register('description')} rows={2} autoGrow dir="auto" />}
      </Field>
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">{messages.whoCanSeeIt}</legend>
        <div className="space-y-2">
          {PRIVACY_LEVELS.map((level) => (
            <Fragment key={level}>
              <PrivacyChoice level={level} form={form} />
              {level === 'limited' && chosen === level && <PeoplePicker list={sharing} />}
            </Fragment>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

function PrivacyChoice({ level, form }: { level: PrivacyLevel; form: PlaylistForm }) {
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
