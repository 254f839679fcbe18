import * as messages from '#messages/shopping.json';
import { format } from '@larder/shared/messages/format';
import { aisleOrderOf } from '@larder/shared/shopping/stores';
import { ShoppingBasket } from 'lucide-react';
import { startTransition, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { AISLE_NAMES } from '../../components/shopping/aisle-names.ts';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { byAisle, type AisleOfList, type Item } from './aisles.ts';
import { amountText } from './amounts.ts';
import { compareTexts } from './compare-texts.ts';
import { ItemRow } from './item-row.tsx';
import type { ListWrites } from './use-list-writes.ts';
import type { ShownList } from './use-shopping-lists.ts';

interface ListRowsProps {
  items: readonly Item[];
  list: ShownList;
  writes: ListWrites;
  onOpen: (item: Item) => void;
  onRemove: (items: readonly Item[]) => void;
}

/** By aisle what is to be bought, and at the end what is ticked. */
export function ListRows({ items, list, writes, onOpen, onRemove }: ListRowsProps) {
  const { staying, stay } = useStaying();
  const { aisles, ticked } = useMemo(() => {
    const isOpen = (item: Item) => !item.isTicked || staying.has(item.id);
    return {
      aisles: byAisle(items.filter(isOpen), aisleOrderOf(list)),
      ticked: items.filter((item) => !isOpen(item)).sort((a, b) => compareTexts(a.name, b.name)),
    };
  }, [items, list, staying]);
  const count = useStepwise(items.length);
  const ofItem = useActions(items, {
    tick: (item, isTicked) => {
      if (isTicked) stay(item.id);
      writes.tick(item, isTicked);
    },
    open: onOpen,
  });
  const row = (item: Item) => (
    <ItemRow
      key={item.id}
      {...{ id: item.id, name: item.name, isTicked: item.isTicked, amount: amountText(item) }}
      notes={item.entries
        .map(({ note }) => note.value)
        .filter((note) => note !== '')
        .join(' · ')}
      {...ofItem}
    />
  );
  if (items.length === 0) {
    return (
      <EmptyState icon={<ShoppingBasket />} title={messages.empty}>
        {messages.emptyHint}
      </EmptyState>
    );
  }
  const open = items.length - ticked.length;
  return (
    <div className="max-w-2xl">
      {firstOf(aisles, count).map((one) => (
        <AisleSection key={one.aisle} {...one} row={row} />
      ))}
      {aisles.length === 0 && <p className="py-6 text-center text-muted">{messages.empty}</p>}
      {ticked.length > 0 && count >= open && (
        <details className="border-t border-line pt-2">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-muted">
            {format(messages.ticked, { count: ticked.length })}
          </summary>
          <ul className="card px-3">{ticked.slice(0, count - open).map(row)}</ul>
          <Button variant="secondary" className="mt-3" onClick={() => onRemove(ticked)}>
            {messages.clearTicked}
          </Button>
        </details>
      )}
    </div>
  );
}

/** As many as a phone shows. */
const FIRST_ROWS = 20;
const MORE_ROWS = 40;

/** How many rows are made so far: those that are seen first, and the others in steps, between which a tap is answered. */
function useStepwise(all: number): number {
  const [count, setCount] = useState(FIRST_ROWS);
  useEffect(() => {
    if (count >= all) return;
    const timer = setTimeout(() => startTransition(() => setCount(count + MORE_ROWS)));
    return () => clearTimeout(timer);
  }, [count, all]);
  return count;
}

function firstOf(aisles: readonly AisleOfList[], count: number): AisleOfList[] {
  let left = count;
  return aisles.flatMap(({ aisle, items }) => {
    const first = items.slice(0, Math.max(0, left));
    left -= items.length;
    return first.length > 0 ? [{ aisle, items: first }] : [];
  });
}

interface Actions {
  tick: (item: Item, isTicked: boolean) => void;
  open: (item: Item) => void;
}

/** The same functions for as long as the list is shown, so that a change renders the rows that it changes. */
function useActions(items: readonly Item[], actions: Actions) {
  const latest = useRef({ items, actions });
  useEffect(() => {
    latest.current = { items, actions };
  });
  return useMemo(() => {
    const withItem = (id: string, act: (item: Item) => void) => {
      const item = latest.current.items.find((one) => one.id === id);
      if (item) act(item);
    };
    return {
      onTick: (id: string, isTicked: boolean) =>
        withItem(id, (item) => latest.current.actions.tick(item, isTicked)),
      onOpen: (id: string) => withItem(id, (item) => latest.current.actions.open(item)),
    };
  }, []);
}

const STAY_MS = 4_000;
const NONE: ReadonlySet<string> = new Set();

/** What was ticked just now stays in its place until nothing was ticked for a moment: no row moves away below the thumb. */
function useStaying() {
  const [staying, setStaying] = useState(NONE);
  useEffect(() => {
    if (staying.size === 0) return;
    const timer = setTimeout(() => setStaying(NONE), STAY_MS);
    return () => clearTimeout(timer);
  }, [staying]);
  return { staying, stay: (id: string) => setStaying(new Set([...staying, id])) };
}

/** A row of one line, and the name of an aisle above its rows, in rem. */
const [ROW, HEADING] = [3.0625, 1.5];

function AisleSection({ aisle, items, row }: AisleOfList & { row: (item: Item) => ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      style={{ containIntrinsicSize: `auto ${HEADING + items.length * ROW}rem` }}
      className="mb-6 [content-visibility:auto]"
    >
      <h2 id={id} className="mb-1 font-sans text-sm font-semibold text-accent-strong">
        {AISLE_NAMES[aisle]}
      </h2>
      <ul className="card px-3">{items.map(row)}</ul>
    </section>
  );
}
