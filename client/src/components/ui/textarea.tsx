import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';

interface TextareaProps extends ComponentProps<'textarea'> {
  /** As high as its text, never scrolling inside. */
  autoGrow?: boolean;
}

export function Textarea({ autoGrow, className, ...props }: TextareaProps) {
  return (
    <textarea
      rows={4}
      {...props}
      className={cn('input', autoGrow && 'field-sizing-content resize-none', className)}
    />
  );
}
