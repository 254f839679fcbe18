import * as messages from '#messages/settings.json';
import { rich } from '../../components/ui/rich.tsx';
import { ACCOUNT_MESSAGES } from '@larder/shared/account/messages';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { StepButtons } from './step-buttons.tsx';

interface ConfirmationStepProps {
  email: string;
  /** Why the last attempt came to nothing. */
  failure: ReactNode;
  onBack: () => void;
  onConfirm: (typed: string) => void;
}

/** The last word: one's own email address, letter by letter. */
export function ConfirmationStep({ email, failure, onBack, onConfirm }: ConfirmationStepProps) {
  const form = useForm({ defaultValues: { email: '' } });
  const confirm = form.handleSubmit((values) => onConfirm(values.email));
  return (
    <form noValidate onSubmit={(event) => void confirm(event)} className="space-y-5">
      {failure}
      <p>{rich(messages.typeYourEmail, { email, a: (text) => <strong>{text}</strong> })}</p>
      <Field label={messages.email} required error={form.formState.errors.email?.message}>
        {(field) => (
          <TextInput
            {...field}
            {...form.register('email', {
              validate: (typed) => typed === email || ACCOUNT_MESSAGES.typeToConfirm(email),
            })}
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
          />
        )}
      </Field>
      <StepButtons onBack={onBack}>
        <Button type="submit" variant="danger">
          {messages.deleteMyAccount}
        </Button>
      </StepButtons>
    </form>
  );
}
