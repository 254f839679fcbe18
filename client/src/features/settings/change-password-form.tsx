import * as messages from '#messages/settings.json';
import { zodResolver } from '@hookform/resolvers/zod';
import { AUTH_MESSAGES, changePasswordForm } from '@larder/shared/auth/schema';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { PasswordStrength } from '../../components/ui/password-strength.tsx';
import { useFleeting } from '../../hooks/use-fleeting.ts';
import { appCodeOf, errorMessage } from '../../lib/error-message.ts';
import { trpc } from '../../lib/trpc.ts';

const CHANGED_MS = 3_000;

/** A new password after the current one; every other device is signed out by it. */
export function ChangePasswordForm() {
  const utils = trpc.useUtils();
  const changed = useFleeting(CHANGED_MS);
  const { register, handleSubmit, formState, control, reset, setError } = useForm({
    defaultValues: { currentPassword: '', newPassword: '', confirmation: '' },
    resolver: zodResolver(changePasswordForm),
  });
  const { errors } = formState;
  const newPassword = useWatch({ control, name: 'newPassword' });

  const change = trpc.auth.changePassword.useMutation({
    onSuccess: () => {
      reset();
      changed.begin();
      void utils.auth.sessions.invalidate();
    },
    onError: (error) => {
      if (!isWrongPassword(error)) return;
      setError('currentPassword', { message: errorMessage(error) }, { shouldFocus: true });
    },
  });
  const submit = handleSubmit(({ currentPassword, newPassword: next }) => {
    if (change.isPending) return;
    changed.end();
    change.mutate({ currentPassword, newPassword: next });
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      {changed.isShown && <Notice tone="success">{AUTH_MESSAGES.passwordChanged}</Notice>}
      {change.error && !isWrongPassword(change.error) && <FailureNotice error={change.error} />}
      <PasswordField
        label={messages.currentPassword}
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <PasswordField
        label={messages.newPassword}
        autoComplete="new-password"
        hint={newPassword ? <PasswordStrength password={newPassword} /> : messages.othersSignedOut}
        error={errors.newPassword?.message}
        {...register('newPassword')}
      />
      <PasswordField
        label={messages.confirmNewPassword}
        autoComplete="new-password"
        error={errors.confirmation?.message}
        {...register('confirmation')}
      />
      <Button type="submit" busy={change.isPending} className="w-full sm:w-auto">
        {messages.changePassword}
      </Button>
    </form>
  );
}

function isWrongPassword(error: unknown): boolean {
  return appCodeOf(error) === 'INVALID_CREDENTIALS';
}
