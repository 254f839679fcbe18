import { lazy, Suspense, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { cn } from '../../../lib/cn.ts';
import { useArrowKeys } from '../use-arrow-keys.ts';
import type { ListItemsProps } from './types.ts';
import type VirtualItemsOf from './virtual-items.tsx';

/** More than these, and only those near the screen are in the page. */
const FEW = 24;
/** So high is what a screen shows at first. */
const SCREEN = 700;

const VirtualItems = lazy(() => import('./virtual-items.tsx')) as unknown as typeof VirtualItemsOf;

/**
 * The items of a list, in rows of `columns`. Arrow keys move from one to the next. A long list holds in the page what is
 * near the screen; what that takes is loaded when there is a long list, and until then its beginning stays as it is.
 */
export function ListItems<T extends { id: string }>(props: ListItemsProps<T>) {
  const { items } = props;
  const isLong = useDeferredValue(items.length > FEW);
  const beginning = <AllItems {...props} items={items.slice(0, FEW)} />;
  return <Suspense fallback={beginning}>{isLong ? <VirtualItems {...props} /> : beginning}</Suspense>;
}

/** Those of the first screen at once, the others when these are painted; room for them is there from the beginning. */
function AllItems<T extends { id: string }>({
  items,
  columns,
  gap,
  rowHeight,
  className,
  busy,
  renderItem,
}: ListItemsProps<T>) {
  const most = useDeferredValue(FEW, columns * Math.ceil(SCREEN / (rowHeight + gap)));
  const shown = items.slice(0, most);
  const toCome = Math.ceil((items.length - shown.length) / columns) * (rowHeight + gap);
  const list = useRef<HTMLUListElement>(null);
  // No attribute: a page as it is served may have no styles of its own.
  useLayoutEffect(() => void list.current?.style.setProperty('padding-bottom', `${toCome}px`), [toCome]);
  const onKeyDown = useArrowKeys({ columns, count: items.length });
  return (
    <ul ref={list} aria-busy={busy} onKeyDown={onKeyDown} className={cn(className, busy && 'opacity-60')}>
      {shown.map((item, index) => (
        <li key={item.id} data-place={index}>
          {renderItem(item, index)}
        </li>
      ))}
    </ul>
  );
}
