import * as messages from '#messages/moves.json';
import { format } from '@larder/shared/messages/format';
import type { MoveDto } from '@larder/shared/move/schema';
import { paths } from '@larder/shared/paths';
import { Link } from 'react-router-dom';
import { PagedList } from '../../components/ui/paged-list.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { PAGED_QUERY, trpc } from '../../lib/trpc.ts';

/** The recipes that undoing a move has kept, each with a link to it. */
export function KeptRecipes({ move: { id, moved } }: { move: MoveDto }) {
  const query = trpc.moves.kept.useInfiniteQuery({ id }, { ...PAGED_QUERY, staleTime: 0 });
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const title = format(messages.keptCount, { n: moved });
  return (
    <section className="space-y-3">
      <header>
        <h2 className="text-xl">{title}</h2>
        <p className="text-muted">{format(messages.keptWhy, { n: moved })}</p>
      </header>
      <PagedList
        query={query}
        items={items}
        keyOf={(item) => item.id}
        row={(item) => (
          <Link
            to={paths.recipe(item.recipeId)}
            className="block px-4 py-3 font-medium wrap-anywhere hover:underline"
          >
            {item.title}
          </Link>
        )}
        label={title}
        className="card divide-y divide-line overflow-hidden"
        failure={messages.keptFailed}
        placeholder={<Skeleton className="h-32" />}
        empty={null}
      />
    </section>
  );
}
