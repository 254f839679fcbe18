import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';

interface ChipProps extends Omit<ComponentProps<'button'>, 'type'> {
  pressed?: boolean;
}

/** A choice that is on or off, as a pill of 44 px. */
export function Chip({ pressed, className, ...props }: ChipProps) {
  return <button {...props} type="button" aria-pressed={pressed} className={cn('chip', className)} />;
}
