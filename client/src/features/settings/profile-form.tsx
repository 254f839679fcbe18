import * as messages from '#messages/settings.json';
import { zodResolver } from '@hookform/resolvers/zod';
import { PROFILE_MESSAGES } from '@larder/shared/profile/messages';
import { updateProfileInput, type OwnProfileDto } from '@larder/shared/profile/schema';
import { useForm, Controller, type Control } from 'react-hook-form';
import { Button } from '../../components/ui/button.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { UsernameField } from '../../components/ui/username-field.tsx';
import { useFleeting } from '../../hooks/use-fleeting.ts';
import { appCodeOf, errorMessage } from '../../lib/error-message.ts';
import { setSession, useViewer } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { valuesOf, type ProfileValues } from './profile-values.ts';
import { SettingsSection } from './settings-section.tsx';

const SAVED_MS = 3_000;

/** Who I am and what others see of it. The email address is shown and stays. */
export function ProfileForm({ profile }: { profile: OwnProfileDto }) {
  const viewer = useViewer();
  const utils = trpc.useUtils();
  const saved = useFleeting(SAVED_MS);
  const form = useForm({ values: valuesOf(profile), resolver: zodResolver(updateProfileInput) });
  const { register } = form;
  // Before the username, for the first with an error gets the focus.
  const displayName = register('displayName');
  const { errors, isDirty } = form.formState;

  const update = trpc.profiles.update.useMutation({
    onSuccess: (updated) => {
      utils.profiles.me.setData(undefined, updated);
      setSession({ ...viewer, displayName: updated.displayName, username: updated.username });
      saved.begin();
    },
    onError: (error) => {
      if (!isUsernameTaken(error)) return;
      form.setError('username', { message: errorMessage(error) }, { shouldFocus: true });
    },
  });
  const save = form.handleSubmit((values) => {
    if (!update.isPending) update.mutate(values);
  });

  return (
    <form noValidate onSubmit={(event) => void save(event)} className="space-y-8">
      <SettingsSection title={messages.profileInformation}>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={messages.displayName} required error={errors.displayName?.message}>
            {(field) => <TextInput {...field} {...displayName} autoComplete="name" />}
          </Field>
          <UsernameField error={errors.username?.message} {...register('username')} />
          <Field label={messages.email} hint={messages.emailFixed} className="sm:col-span-2">
            {(field) => <TextInput {...field} value={profile.email} type="email" readOnly />}
          </Field>
          <Field label={messages.bio} error={errors.bio?.message} className="sm:col-span-2">
            {(field) => <Textarea {...field} {...register('bio')} rows={3} />}
          </Field>
          <Field label={messages.location} error={errors.location?.message} className="sm:col-span-2">
            {(field) => <TextInput {...field} {...register('location')} autoComplete="off" />}
          </Field>
        </div>
      </SettingsSection>
      <SettingsSection title={messages.whatOthersSee}>
        <VisibilityFields control={form.control} />
      </SettingsSection>
      <div className="space-y-4">
        {saved.isShown && <Notice tone="success">{PROFILE_MESSAGES.updated}</Notice>}
        {update.error && !isUsernameTaken(update.error) && <FailureNotice error={update.error} />}
        <Button type="submit" busy={update.isPending} disabled={!isDirty} className="w-full sm:w-auto">
          {messages.saveChanges}
        </Button>
      </div>
    </form>
  );
}

function isUsernameTaken(error: unknown): boolean {
  return appCodeOf(error) === 'USERNAME_TAKEN';
}

const FLAGS = [
  ['isProfilePublic', messages.publicProfile, messages.publicProfileHint],
  ['isBioPublic', messages.showMyBio],
  ['isLocationPublic', messages.showMyLocation],
  ['showStatistics', messages.showMyStatistics, messages.statisticsHint],
  ['allowFriendRequests', messages.allowFriendRequests, messages.requestsHint],
] as const;

/** The four flags of what is shown, and whether anyone may ask to follow. */
function VisibilityFields({ control }: { control: Control<ProfileValues> }) {
  return FLAGS.map(([name, label, hint]) => (
    <Controller
      key={name}
      control={control}
      name={name}
      render={({ field: { value, onChange, ...field } }) => (
        <Checkbox {...field} checked={value ?? false} onCheckedChange={onChange}>
          <span className="block font-medium">{label}</span>
          {hint && <span className="block text-sm text-muted">{hint}</span>}
        </Checkbox>
      )}
    />
  ));
}
