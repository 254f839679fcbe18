import { useId, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

/** What the control inside a field must carry, so that label, hint and error are read out with it. */
export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldProps {
  label: string;
  /** Beside the label, read out with the hint. */
  mark?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  className?: string;
  children: (control: FieldControlProps) => ReactNode;
}

/** A labelled control with its hint and its error. */
export function Field({ label, mark, hint, error, required, className, children }: FieldProps) {
  const id = useId();
  const describedBy =
    [mark && `${id}-mark`, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') ||
    undefined;
  return (
    <div className={cn('min-w-0', className)}>
      <div className="mb-1.5 flex items-center gap-1.5">
        <label
          htmlFor={id}
          className={cn('text-sm font-semibold', required && "after:text-accent after:content-['_*'/'']")}
        >
          {label}
        </label>
        {mark && (
          <span id={`${id}-mark`} className="flex">
            {mark}
          </span>
        )}
      </div>
      {children({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
