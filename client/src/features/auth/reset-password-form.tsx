import * as messages from '#messages/auth.json';
import { zodResolver } from '@hookform/resolvers/zod';
import { AUTH_MESSAGES, resetPasswordForm } from '@larder/shared/auth/schema';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { MatchIndicator } from '../../components/ui/match-indicator.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { PasswordStrength } from '../../components/ui/password-strength.tsx';
import { api } from '../../lib/api.ts';
import { errorMessage } from '../../lib/error-message.ts';

/** The two halves that the mailed link carries. */
export interface ResetLink {
  accessToken: string;
  refreshToken: string;
}

interface ResetPasswordFormProps {
  link: ResetLink;
  onUpdated: () => void;
  onDeadLink: (message: string) => void;
}

export function ResetPasswordForm({ link, onUpdated, onDeadLink }: ResetPasswordFormProps) {
  const [failure, setFailure] = useState<unknown>();
  const { register, handleSubmit, formState, control } = useForm({
    defaultValues: { newPassword: '', confirmation: '' },
    resolver: zodResolver(resetPasswordForm),
  });
  const { errors, isSubmitting } = formState;
  const [newPassword, confirmation] = useWatch({ control, name: ['newPassword', 'confirmation'] });

  const update = handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await api.auth.resetPassword.mutate({ ...link, newPassword: values.newPassword });
      onUpdated();
    } catch (error) {
      const isDead = errorMessage(error) === AUTH_MESSAGES.resetLinkInvalid;
      if (isDead) onDeadLink(AUTH_MESSAGES.resetLinkInvalid);
      else setFailure(error);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void update(event)} className="space-y-5">
      {failure !== undefined && <FailureNotice error={failure} fallback={AUTH_MESSAGES.resetFailed} />}
      <PasswordField
        label={messages.newPassword}
        autoComplete="new-password"
        autoFocus
        hint={newPassword ? <PasswordStrength password={newPassword} /> : messages.passwordHint}
        error={errors.newPassword?.message}
        {...register('newPassword')}
      />
      <PasswordField
        label={messages.confirmPassword}
        autoComplete="new-password"
        hint={
          confirmation &&
          !errors.confirmation && (
            <MatchIndicator
              isMatch={newPassword === confirmation}
              match={AUTH_MESSAGES.passwordsMatch}
              differ={AUTH_MESSAGES.passwordsDiffer}
            />
          )
        }
        error={errors.confirmation?.message}
        {...register('confirmation')}
      />
      <Button
        type="submit"
        size="lg"
        busy={isSubmitting}
        disabled={!newPassword || !confirmation}
        className="w-full"
      >
        {isSubmitting ? messages.updatingPassword : messages.updatePassword}
      </Button>
    </form>
  );
}
