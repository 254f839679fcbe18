import * as messages from '#messages/auth.json';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Field } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { TextInput } from './text-input.tsx';

interface PasswordFieldProps extends ComponentProps<'input'> {
  label: string;
  error: ReactNode;
  hint?: ReactNode;
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ label, error, hint, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} required hint={hint} error={error}>
      {(field) => (
        <div className="relative">
          <TextInput
            {...field}
            {...props}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className="pr-12"
          />
          <IconButton
            label={isShown ? messages.hidePassword : messages.showPassword}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 right-0 text-muted"
          >
            {isShown ? <EyeOff /> : <Eye />}
          </IconButton>
        </div>
      )}
    </Field>
  );
}
