import * as messages from '#messages/recipes.json';
import type { RecipeCardDto } from '@larder/shared/recipe/schema';
import { Printer } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import type { LoadCards } from './use-print-list.ts';

const PrintListDialog = lazy(() => import('./print-list-dialog.tsx'));
/** Nobody asked for it yet: without a network, the page goes on without it. */
const ListWhilePrinting = lazy(() =>
  import('./list-while-printing.tsx').catch(() => ({ default: () => null })),
);

interface PrintListProps {
  name: string;
  total: number;
  /** Those that are loaded. */
  recipes: readonly RecipeCardDto[];
  load: LoadCards;
  canBeWhole?: boolean;
  className?: string;
}

/**
 * Prints a list of recipes. The browser's own way of printing takes what is loaded, since it does not wait; where that is not all,
 * its key opens what does wait.
 */
export function PrintList({ className, canBeWhole = false, ...list }: PrintListProps) {
  const [isOpen, setOpen] = useState(false);
  const isAll = list.recipes.length >= list.total;
  const isLate = useLate();
  usePrintKey(!isAll && !isOpen, () => setOpen(true));
  return (
    <>
      <IconButton
        label={messages.printList}
        aria-haspopup="dialog"
        className={className}
        // It keeps its place: a search may find nothing.
        disabled={list.total === 0}
        onClick={() => setOpen(true)}
      >
        <Printer />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <PrintListDialog {...list} canBeWhole={canBeWhole} onClose={() => setOpen(false)} />
        </Suspense>
      )}
      {isLate && !isOpen && (
        <Suspense fallback={null}>
          <ListWhilePrinting {...list} />
        </Suspense>
      )}
    </>
  );
}

/** Printing does not wait for a file: it is there once the page has had time for all else. */
function useLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 1_000);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

function usePrintKey(isOurs: boolean, run: () => void): void {
  useEffect(() => {
    if (!isOurs) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isPrint = event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!isPrint || event.shiftKey) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOurs, run]);
}
