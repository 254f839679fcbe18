import * as messages from '#messages/auth.json';
import { zodResolver } from '@hookform/resolvers/zod';
import { signInInput } from '@larder/shared/auth/schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Field } from '../../components/ui/field.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { api } from '../../lib/api.ts';
import { appCodeOf } from '../../lib/error-message.ts';
import type { SignedIn } from '../../lib/session.ts';

interface SignInFormProps {
  email: string;
  /** The address is settled: only its password is asked for. */
  isEmailFixed?: boolean;
  onSignedIn: (session: SignedIn) => void;
  /** The password was right, but the address is not confirmed yet. */
  onUnconfirmed?: (typed: { email: string; password: string }) => void;
  /** Offered beside the password; takes along what was typed as address. */
  onForgot?: (email: string) => void;
}

export function SignInForm(props: SignInFormProps) {
  const { email, isEmailFixed, onSignedIn, onUnconfirmed, onForgot } = props;
  const [failure, setFailure] = useState<unknown>();
  const { register, handleSubmit, formState, getValues } = useForm({
    defaultValues: { email, password: '' },
    resolver: zodResolver(signInInput),
  });
  // Before the password, for the first with an error gets the focus.
  const emailField = register('email');
  const { errors, isSubmitting } = formState;

  const signIn = handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      onSignedIn(await api.auth.signIn.mutate(values));
    } catch (error) {
      if (appCodeOf(error) === 'EMAIL_NOT_CONFIRMED' && onUnconfirmed) onUnconfirmed(values);
      else setFailure(error);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void signIn(event)} className="space-y-5">
      {failure !== undefined && <FailureNotice error={failure} />}
      <Field label={messages.email} required error={errors.email?.message}>
        {(field) => (
          <TextInput
            {...field}
            {...emailField}
            type="email"
            autoComplete="username"
            readOnly={isEmailFixed}
            autoFocus={!isEmailFixed && !email}
          />
        )}
      </Field>
      <PasswordField
        label={messages.password}
        autoComplete="current-password"
        autoFocus={isEmailFixed || email !== ''}
        error={errors.password?.message}
        {...register('password')}
      />
      {onForgot && (
        <Button variant="link" className="-my-2" onClick={() => onForgot(getValues('email'))}>
          {messages.forgotPassword}
        </Button>
      )}
      <Button type="submit" size="lg" busy={isSubmitting} className="w-full">
        {messages.signInButton}
      </Button>
    </form>
  );
}
