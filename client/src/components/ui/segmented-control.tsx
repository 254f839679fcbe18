import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

interface Segment<T extends string> {
  value: T;
  label: string;
  icon?: ReactNode;
}

interface SegmentedControlProps<T extends string> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly Segment<T>[];
  /** Show the icons alone; the labels are still read out. */
  iconsOnly?: boolean;
  className?: string;
}

/** One of a few, side by side. */
export function SegmentedControl<T extends string>({
  label,
  value,
  onChange,
  options,
  iconsOnly,
  className,
}: SegmentedControlProps<T>) {
  const name = useId();
  const group = useRef<HTMLDivElement>(null);
  const takeChosen = useEffectEvent(() => {
    const checked = group.current?.querySelector<HTMLInputElement>(':checked')?.value;
    const chosen = options.find((option) => option.value === checked);
    if (chosen && chosen.value !== value) onChange(chosen.value);
  });
  // A page that is served ready to read is chosen from before its script has come.
  useEffect(() => takeChosen(), []);
  return (
    <div ref={group} role="radiogroup" aria-label={label} className={cn('segmented', className)}>
      {options.map((option) => (
        <label
          key={option.value}
          title={iconsOnly ? option.label : undefined}
          className="relative inline-flex min-h-9.5 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-[6px] px-3 text-sm font-medium text-muted transition-colors hover:text-ink has-checked:bg-accent-soft has-checked:text-accent-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink [&>svg]:size-5 [&>svg]:shrink-0"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-x-0 -inset-y-[3px] cursor-pointer appearance-none outline-none"
          />
          {option.icon}
          <span className={iconsOnly ? 'sr-only' : undefined}>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
