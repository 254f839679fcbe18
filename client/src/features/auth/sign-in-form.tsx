import { zodResolver } from '@hookform/resolvers/zod';
import { signInInput } from '@larder/shared/auth';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { api } from '../../lib/api.ts';
import { appCodeOf, errorMessage } from '../../lib/error-message.ts';
import type { SignedIn } from '../../lib/session.ts';
import { PasswordField } from '../../components/ui/password-field.tsx';

interface SignInFormProps {
  email: string;
  /** The address is settled: only its password is asked for. */
  isEmailFixed?: boolean;
  onSignedIn: (session: SignedIn) => void;
  /** The password was right, but the address is not confirmed yet. */
  onUnconfirmed?: (email: string) => void;
}

export function SignInForm({ email, isEmailFixed, onSignedIn, onUnconfirmed }: SignInFormProps) {
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { email, password: '' },
    resolver: zodResolver(signInInput),
  });
  const { errors, isSubmitting } = formState;

  const signIn = handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      onSignedIn(await api.auth.signIn.mutate(values));
    } catch (error) {
      if (appCodeOf(error) === 'EMAIL_NOT_CONFIRMED' && onUnconfirmed) onUnconfirmed(values.email);
      else setFailure(errorMessage(error));
    }
  });

  return (
    <form noValidate onSubmit={(event) => void signIn(event)} className="space-y-5">
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Field label="Email" required error={errors.email?.message}>
        {(field) => (
          <TextInput
            {...field}
            {...register('email')}
            type="email"
            autoComplete="username"
            readOnly={isEmailFixed}
            autoFocus={!isEmailFixed && !email}
          />
        )}
      </Field>
      <PasswordField
        label="Password"
        autoComplete="current-password"
        autoFocus={isEmailFixed || email !== ''}
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" size="lg" busy={isSubmitting} className="w-full">
        Sign In
      </Button>
    </form>
  );
}
