import { zodResolver } from '@hookform/resolvers/zod';
import { displayNameField, usernameField } from '@larder/shared/auth';
import { PROFILE_MESSAGES, type OwnProfileDto } from '@larder/shared/profile';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { appCodeOf, errorMessage } from '../../lib/error-message.ts';
import { setSession, useViewer } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';

const SAVED_MS = 3_000;
const namesInput = z.object({ displayName: displayNameField, username: usernameField });

/** Display name and username can be changed; the email address is shown and stays. */
export function ProfileForm({ profile }: { profile: OwnProfileDto }) {
  const viewer = useViewer();
  const utils = trpc.useUtils();
  const [isSaved, setSaved] = useState(false);
  const { displayName, username } = profile;
  const form = useForm({ values: { displayName, username }, resolver: zodResolver(namesInput) });
  const { errors, isDirty } = form.formState;

  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => setSaved(false), SAVED_MS);
    return () => clearTimeout(timer);
  }, [isSaved]);

  const update = trpc.profiles.update.useMutation({
    onSuccess: (saved) => {
      utils.profiles.me.setData(undefined, saved);
      setSession({ ...viewer, displayName: saved.displayName, username: saved.username });
      setSaved(true);
    },
    onError: (error) => {
      if (appCodeOf(error) !== 'USERNAME_TAKEN') return;
      form.setError('username', { message: errorMessage(error) }, { shouldFocus: true });
    },
  });
  const failure =
    update.error && appCodeOf(update.error) !== 'USERNAME_TAKEN' ? errorMessage(update.error) : undefined;
  const save = form.handleSubmit((names) => update.mutate(names));

  return (
    <form noValidate onSubmit={(event) => void save(event)} className="space-y-5">
      {isSaved && <Notice tone="success">{PROFILE_MESSAGES.updated}</Notice>}
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Field label="Display name" required error={errors.displayName?.message}>
        {(field) => <TextInput {...field} {...form.register('displayName')} autoComplete="name" />}
      </Field>
      <Field label="Username" required error={errors.username?.message}>
        {(field) => (
          <TextInput
            {...field}
            {...form.register('username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label="Email" hint="The email address cannot be changed.">
        {(field) => <TextInput {...field} value={profile.email} type="email" readOnly />}
      </Field>
      <Button type="submit" busy={update.isPending} disabled={!isDirty} className="w-full sm:w-auto">
        Save Changes
      </Button>
    </form>
  );
}
