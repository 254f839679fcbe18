import * as messages from '#messages/auth.json';
import { zodResolver } from '@hookform/resolvers/zod';
import { signUpInput, type CodeSentDto } from '@larder/shared/auth/schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Field } from '../../components/ui/field.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { UsernameField } from '../../components/ui/username-field.tsx';
import { api } from '../../lib/api.ts';
import { appCodeOf, errorMessage } from '../../lib/error-message.ts';

export interface SignUpValues {
  displayName: string;
  username: string;
  email: string;
  password: string;
}

interface SignUpFormProps {
  /** What was typed before, when one comes back from the code. */
  typed: SignUpValues;
  onCodeSent: (sent: CodeSentDto, typed: SignUpValues) => void;
}

export function SignUpForm({ typed, onCodeSent }: SignUpFormProps) {
  const [failure, setFailure] = useState<unknown>();
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: typed,
    resolver: zodResolver(signUpInput),
  });
  const { errors, isSubmitting } = formState;
  // In the order on the screen, for the first with an error gets the focus.
  const displayName = register('displayName');
  const username = register('username');
  const email = register('email');

  const signUp = handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      onCodeSent(await api.auth.signUp.mutate(values), values);
    } catch (error) {
      if (appCodeOf(error) !== 'USERNAME_TAKEN') return setFailure(error);
      setError('username', { message: errorMessage(error) }, { shouldFocus: true });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void signUp(event)} className="space-y-5">
      {failure !== undefined && <FailureNotice error={failure} />}
      <Field label={messages.displayName} required error={errors.displayName?.message}>
        {(field) => <TextInput {...field} {...displayName} autoComplete="name" autoFocus />}
      </Field>
      <UsernameField hint={messages.usernameHint} error={errors.username?.message} {...username} />
      <Field label={messages.email} required error={errors.email?.message}>
        {(field) => <TextInput {...field} {...email} type="email" autoComplete="email" />}
      </Field>
      <PasswordField
        label={messages.password}
        hint={messages.passwordHint}
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" size="lg" busy={isSubmitting} className="w-full">
        {messages.createAccount}
      </Button>
    </form>
  );
}
