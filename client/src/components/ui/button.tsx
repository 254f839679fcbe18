import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent } from 'react';
import { cn } from '../../lib/cn.ts';
import { Spinner } from './spinner.tsx';

const VARIANTS = {
  primary: 'btn btn-primary',
  secondary: 'btn btn-secondary',
  ghost: 'btn btn-ghost',
  danger: 'btn btn-danger',
  link: 'btn btn-link',
} as const;

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: keyof typeof VARIANTS;
  size?: 'sm' | 'md' | 'lg';
  /** Something it started is under way: it says so, keeps its focus and ignores further clicks. */
  busy?: boolean;
  /** Dress the only child (a link) as a button. */
  asChild?: boolean;
}

const SIZES = { sm: 'px-3 text-sm', md: undefined, lg: 'min-h-12 px-[min(1.5rem,5vw)] text-lg' };

export function Button({
  variant = 'primary',
  size = 'md',
  busy = false,
  asChild,
  className,
  ...props
}: ButtonProps) {
  const look = cn(VARIANTS[variant], SIZES[size], className);
  if (asChild) return <Slot.Root className={look} {...props} />;

  const { children, onClick, 'aria-disabled': isDisabled, ...rest } = props;
  const ignoreWhileBusy = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || isDisabled) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={look}
      aria-disabled={busy || isDisabled || undefined}
      aria-busy={busy || undefined}
      onClick={ignoreWhileBusy}
    >
      {busy && <Spinner className="text-current" />}
      {children}
    </button>
  );
}
