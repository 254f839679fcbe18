import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';

interface IconButtonProps extends ComponentProps<'button'> {
  /** Read out, and shown when the pointer rests on it. */
  label: string;
  asChild?: boolean;
}

/** A round button of 44 px with one icon in it. */
export function IconButton({ label, asChild, className, ...props }: IconButtonProps) {
  const look = cn('icon-btn', className);
  if (asChild) return <Slot.Root aria-label={label} title={label} className={look} {...props} />;
  return <button type="button" aria-label={label} title={label} className={look} {...props} />;
}
