import { lazy, Suspense, useDeferredValue } from 'react';
import { cn } from '../../../lib/cn.ts';
import { useArrowKeys } from '../use-arrow-keys.ts';
import type { ListItemsProps } from './types.ts';
import type VirtualItemsOf from './virtual-items.tsx';

/** More than these, and only those near the screen are in the page. */
const FEW = 24;

const VirtualItems = lazy(() => import('./virtual-items.tsx')) as unknown as typeof VirtualItemsOf;

/**
 * The items of a list, in rows of `columns`. Arrow keys move from one to the next. A long list holds in the page what is
 * near the screen; what that takes is loaded when there is a long list, and until then its beginning stays as it is.
 */
export function ListItems<T extends { id: string }>(props: ListItemsProps<T>) {
  const isLong = useDeferredValue(props.items.length > FEW);
  const beginning = <AllItems {...props} items={props.items.slice(0, FEW)} />;
  return <Suspense fallback={beginning}>{isLong ? <VirtualItems {...props} /> : beginning}</Suspense>;
}

function AllItems<T extends { id: string }>({
  items,
  columns,
  className,
  busy,
  renderItem,
}: ListItemsProps<T>) {
  const onKeyDown = useArrowKeys({ columns, count: items.length });
  return (
    <ul aria-busy={busy} onKeyDown={onKeyDown} className={cn(className, busy && 'opacity-60')}>
      {items.map((item, index) => (
        <li key={item.id} data-place={index}>
          {renderItem(item, index)}
        </li>
      ))}
    </ul>
  );
}
