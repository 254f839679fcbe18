import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';

/** A recipe's tag; with asChild a link that looks like one. */
export function Tag({ asChild, className, ...props }: ComponentProps<'span'> & { asChild?: boolean }) {
  const Element = asChild ? Slot.Root : 'span';
  return (
    <Element
      {...props}
      className={cn(
        'inline-flex max-w-full items-center rounded-full border border-line bg-paper px-2.5 py-0.5 text-sm text-muted',
        className,
      )}
    />
  );
}
