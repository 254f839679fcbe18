import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';

export interface Option<T extends string> {
  value: T;
  label: string;
}

interface SelectProps<T extends string> extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  value: T;
  onValueChange: (value: T) => void;
  options: readonly Option<T>[];
  /** Nobody chose the value yet: choosing it counts as well. */
  unchosen?: boolean;
}

/** The browser's own list: nothing serves a thumb, a keyboard and a screen reader better. */
export function Select<T extends string>({
  value,
  onValueChange,
  options,
  unchosen,
  className,
  ...props
}: SelectProps<T>) {
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onValueChange(option.value);
  };
  return (
    <span className="relative block">
      <select
        {...props}
        value={value}
        onChange={(event) => choose(event.target.value)}
        className={cn('input appearance-none pr-10', className)}
      >
        {unchosen && (
          // Browsers say nothing of choosing what is chosen already, so what is shown is another option of that name.
          <option value={value} hidden>
            {options.find((option) => option.value === value)?.label}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-surface text-ink">
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-muted"
      />
    </span>
  );
}
