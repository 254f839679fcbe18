import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { copyText } from '../../lib/copy-text.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

interface AddressToCopyProps {
  label: string;
  hint?: string | undefined;
  address: string;
  /** What is said once it is copied, and where it cannot be. */
  copied: string;
  copyFailed: string;
  /** Of the button. */
  children: ReactNode;
}

/** An address that others open, and the button that copies it. */
export function AddressToCopy({ label, hint, address, copied, copyFailed, children }: AddressToCopyProps) {
  const copy = async () => {
    if (await copyText(address)) toast.success(copied);
    else toast.error(copyFailed);
  };
  return (
    <>
      <Field label={label} hint={hint}>
        {(control) => (
          <TextInput {...control} readOnly value={address} onFocus={(event) => event.target.select()} />
        )}
      </Field>
      <Button className="mt-3 w-full" onClick={() => void copy()}>
        <Copy aria-hidden /> {children}
      </Button>
    </>
  );
}
