import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { cn } from '../../../lib/cn.ts';
import type { ListItemsProps } from './types.ts';
import { useArrowKeys } from '../use-arrow-keys.ts';

/** What the rows of a list measured, by the list's name and layout: on coming back, each is again where it was. */
const measured = new Map<string, VirtualItem[]>();

/** Of a long list, the rows near the screen; padding stands for the others, so that the items keep their ordinary layout. */
export default function VirtualItems<T extends { id: string }>({
  items,
  columns,
  gap,
  rowHeight,
  className,
  busy,
  name,
  renderItem,
}: ListItemsProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const [memory] = useState(() => `${name} ${columns} ${window.innerWidth}`);
  const rows = useWindowVirtualizer<HTMLLIElement>({
    count: Math.ceil(items.length / columns),
    estimateSize: () => rowHeight,
    overscan: columns === 1 ? 2 : 1,
    useFlushSync: false,
    gap,
    scrollMargin: top,
    getItemKey: (row) => `${columns} ${items[row * columns]?.id}`,
    initialMeasurementsCache: measured.get(memory),
  });
  const onKeyDown = useArrowKeys({
    columns,
    count: items.length,
    reveal: (place) => rows.scrollToIndex(Math.floor(place / columns), { align: 'center' }),
  });

  // What stands above the list may change its height at any time, and that of the page with it.
  useLayoutEffect(() => {
    const measure = () =>
      setTop(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    return () => void measured.set(memory, rows.takeSnapshot());
  }, [memory, rows]);

  const shown = rows.getVirtualItems();
  const before = (shown[0]?.start ?? top) - top;
  const after = rows.getTotalSize() - ((shown.at(-1)?.end ?? top) - top);
  return (
    <ul
      ref={list}
      aria-busy={busy}
      onKeyDown={onKeyDown}
      style={{ paddingTop: before, paddingBottom: after, overflowAnchor: 'none' }}
      className={cn(className, busy && 'opacity-60')}
    >
      {shown.flatMap((row) =>
        items.slice(row.index * columns, (row.index + 1) * columns).map((item, column) => {
          const place = row.index * columns + column;
          return (
            <li
              key={item.id}
              ref={column === 0 ? rows.measureElement : undefined}
              data-index={column === 0 ? row.index : undefined}
              data-place={place}
              aria-setsize={items.length}
              aria-posinset={place + 1}
            >
              {renderItem(item, place)}
            </li>
          );
        }),
      )}
    </ul>
  );
}
