import * as messages from '#messages/common.json';
import { Search, X } from 'lucide-react';
import { useRef, type ComponentProps, type RefObject } from 'react';
import { cn } from '../../lib/cn.ts';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'ref'> {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  ref?: RefObject<HTMLInputElement | null>;
}

export function SearchField({ label, value, onValueChange, className, ref, ...props }: SearchFieldProps) {
  const own = useRef<HTMLInputElement>(null);
  const input = ref ?? own;
  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };
  return (
    <div className={cn('relative', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5 text-muted"
      />
      <input
        {...props}
        ref={input}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className="input rounded-full pr-11 pl-10 [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={messages.clearSearch}
          onClick={clear}
          className="absolute inset-y-0 right-0 my-auto grid size-11 place-items-center rounded-full text-muted hover:text-ink"
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
    </div>
  );
}
