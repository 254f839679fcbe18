import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'onChange'> {
  children: ReactNode;
  onCheckedChange?: (checked: boolean) => void;
}

/** A checkbox with its words; the whole line may be tapped. `className` dresses the line. */
export function Checkbox({ children, className, onCheckedChange, ...props }: CheckboxProps) {
  return (
    <label
      className={cn(
        'group flex min-h-11 items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:opacity-55',
        className,
      )}
    >
      <input
        {...props}
        type="checkbox"
        onChange={onCheckedChange && ((event) => onCheckedChange(event.target.checked))}
        className="mt-0.5 size-5 shrink-0 accent-accent"
      />
      <span className="min-w-0">{children}</span>
    </label>
  );
}
