import * as messages from '#messages/collections.json';
import { paths } from '@larder/shared/paths';
import type { RecipeFilter } from '@larder/shared/recipe/filter';
import type { SmartCollectionDto } from '@larder/shared/smart-collection/schema';
import { Sparkles } from 'lucide-react';
import { Link } from 'react-router-dom';
import { LoadMore } from '../../components/ui/load-more.tsx';
import type { ViewMode } from '../../hooks/use-view-mode.ts';
import { cn } from '../../lib/cn.ts';
import { PAGED_QUERY, trpc } from '../../lib/trpc.ts';

const LAYOUT: Record<ViewMode, string> = {
  grid: 'grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3',
  list: 'grid grid-cols-1 gap-3',
};

interface SmartShelfProps {
  search: string;
  view: ViewMode;
  /** What a filter asks for, in words. */
  wordsOf: (filter: RecipeFilter) => readonly string[];
}

/** The smart collections on the page of collections; nothing where there is none. */
export function SmartShelf({ search, view, wordsOf }: SmartShelfProps) {
  const query = trpc.smartCollections.list.useInfiniteQuery({ limit: 100 }, PAGED_QUERY);
  const all = query.data?.pages.flatMap((page) => page.items) ?? [];
  const wanted = search.toLowerCase();
  const found = all.filter(({ name }) => name.toLowerCase().includes(wanted));
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="smart-collections" className="mb-4">
      <h2 id="smart-collections" className="sr-only">
        {messages.smartCollections}
      </h2>
      <ul className={LAYOUT[view]}>
        {found.map((smart) => (
          <li key={smart.id}>
            <SmartCard smart={smart} words={wordsOf(smart.filter)} />
          </li>
        ))}
      </ul>
      <LoadMore query={query} />
    </section>
  );
}

function SmartCard({ smart, words }: { smart: SmartCollectionDto; words: readonly string[] }) {
  return (
    <Link
      to={paths.smartCollection(smart.id)}
      className="card group flex h-full items-center gap-4 p-3 transition-colors hover:border-accent"
    >
      <span
        aria-hidden
        className={cn(
          'grid size-14 shrink-0 place-items-center rounded-control',
          'bg-accent-soft text-accent',
        )}
      >
        <Sparkles className="size-6" strokeWidth={1.5} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-1 font-display text-lg font-semibold group-hover:text-accent">
          <bdi>{smart.name}</bdi>
        </span>
        <span className="line-clamp-1 text-sm text-muted">{words.join(' · ')}</span>
      </span>
    </Link>
  );
}
