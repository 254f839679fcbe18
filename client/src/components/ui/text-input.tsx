import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';

export function TextInput({ className, ...props }: ComponentProps<'input'>) {
  return <input type="text" {...props} className={cn('input', className)} />;
}
