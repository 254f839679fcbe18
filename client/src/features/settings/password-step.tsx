import * as messages from '#messages/settings.json';
import { zodResolver } from '@hookform/resolvers/zod';
import { verifyPasswordInput } from '@larder/shared/account/schema';
import { ACCOUNT_MESSAGES } from '@larder/shared/account/messages';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/ui/button.tsx';
import { FailureText } from '../../components/ui/failure-text.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { appCodeOf, failureOf, type Failure } from '../../lib/error-message.ts';
import { trpc } from '../../lib/trpc.ts';
import { StepButtons } from './step-buttons.tsx';

interface PasswordStepProps {
  password: string;
  onBack: () => void;
  onContinue: (verified: string) => void;
}

/** A person at an unlocked screen may not be its owner, so the password is checked before the last step. */
export function PasswordStep({ password, onBack, onContinue }: PasswordStepProps) {
  const form = useForm({ defaultValues: { password }, resolver: zodResolver(verifyPasswordInput) });
  const check = trpc.auth.verifyPassword.useMutation({
    onSuccess: (_, verified) => onContinue(verified.password),
    onError: () => form.setFocus('password'),
  });
  const verify = form.handleSubmit((values) => {
    if (!check.isPending) check.mutate(values);
  });
  const failure = check.error ? failureToVerify(check.error) : undefined;

  return (
    <form noValidate onSubmit={(event) => void verify(event)} className="space-y-5">
      <p>{messages.enterYourPasswordToContinue}</p>
      <PasswordField
        label={messages.password}
        autoComplete="current-password"
        autoFocus
        error={form.formState.errors.password?.message ?? (failure && <FailureText {...failure} />)}
        {...form.register('password', { onChange: () => check.reset() })}
      />
      <StepButtons onBack={onBack}>
        <Button type="submit" variant="danger" busy={check.isPending}>
          {messages.continueWord}
        </Button>
      </StepButtons>
    </form>
  );
}

function failureToVerify(error: unknown): Failure {
  if (appCodeOf(error) === 'INVALID_CREDENTIALS') return { message: ACCOUNT_MESSAGES.passwordWrongTryAgain };
  return failureOf(error, ACCOUNT_MESSAGES.checkFailed);
}
