import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'onChange'> {
  children: ReactNode;
  onCheckedChange?: (checked: boolean) => void;
}

/** A checkbox with its words; the whole line may be tapped. `className` dresses the line. */
export function Checkbox({ children, className, onCheckedChange, ...props }: CheckboxProps) {
  return (
    <label className={cn('check-line', className)}>
      <span className="relative mt-0.5 grid shrink-0">
        <input
          {...props}
          type="checkbox"
          onChange={onCheckedChange && ((event) => onCheckedChange(event.target.checked))}
          className="check-box peer"
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none invisible absolute inset-0 m-auto size-4 text-on-accent peer-checked:visible"
        />
      </span>
      <span className="min-w-0 [unicode-bidi:plaintext]">{children}</span>
    </label>
  );
}
