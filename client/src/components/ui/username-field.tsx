import * as messages from '#messages/auth.json';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

interface UsernameFieldProps extends UseFormRegisterReturn {
  hint?: string;
  error: string | undefined;
}

/** Spaces are dropped as they are typed or pasted. */
export function UsernameField({ hint, error, onChange, ...input }: UsernameFieldProps) {
  return (
    <Field label={messages.username} required hint={hint} error={error}>
      {(field) => (
        <TextInput
          {...field}
          {...input}
          onChange={(event) => {
            event.target.value = event.target.value.replace(/\s/g, '');
            void onChange(event);
          }}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
