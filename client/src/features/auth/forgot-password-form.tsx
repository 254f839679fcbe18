import * as messages from '#messages/auth.json';
import { format } from '@larder/shared/messages/format';
import { zodResolver } from '@hookform/resolvers/zod';
import { AUTH_MESSAGES, requestPasswordResetInput } from '@larder/shared/auth/schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { useCooldown } from '../../hooks/use-cooldown.ts';
import { api } from '../../lib/api.ts';
import { errorData } from '../../lib/error-message.ts';

const LOCK = 'larder.reset-mail-locked-until';

/** Asks for the mail with the link; then the button is locked for a minute, also after a reload. */
export function ForgotPasswordForm({ email }: { email: string }) {
  const [failure, setFailure] = useState<unknown>();
  const [isSent, setSent] = useState(false);
  const { secondsLeft, start } = useCooldown(0, LOCK);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { email },
    resolver: zodResolver(requestPasswordResetInput),
  });
  const { errors, isSubmitting } = formState;

  const send = handleSubmit(async (values) => {
    if (secondsLeft > 0) return;
    setFailure(undefined);
    setSent(false);
    try {
      start((await api.auth.requestPasswordReset.mutate(values)).resendAfterSeconds);
      setSent(true);
    } catch (error) {
      start(errorData(error)?.retryAfter ?? 0);
      setFailure(error);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="space-y-5">
      {failure !== undefined && <FailureNotice error={failure} />}
      {isSent && <Notice tone="success">{AUTH_MESSAGES.resetLinkSent}</Notice>}
      <Field label={messages.email} required error={errors.email?.message}>
        {(field) => (
          <TextInput {...field} {...register('email')} type="email" autoComplete="username" autoFocus />
        )}
      </Field>
      <Button type="submit" size="lg" busy={isSubmitting} disabled={secondsLeft > 0} className="w-full">
        {secondsLeft > 0
          ? format(messages.sendAgainInSeconds, { seconds: secondsLeft })
          : messages.sendResetLink}
      </Button>
    </form>
  );
}
