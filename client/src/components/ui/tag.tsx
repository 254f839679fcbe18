import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';

/** A recipe's tag; with asChild a link that looks like one. */
export function Tag({ asChild, className, ...props }: ComponentProps<'span'> & { asChild?: boolean }) {
  const Element = asChild ? Slot.Root : 'span';
  return <Element {...props} className={cn('tag', className)} />;
}
