import type { EntityChange, ImportChange, MoveChange, PeopleChange } from '@larder/shared/live';
import type { UserCtx } from '../../ctx.ts';
import { watchFollows } from '../follows/watch-follows.ts';
import { followImports } from '../imports/progress.ts';
import { watchMoves } from '../moves/watch-moves.ts';
import { watchEntities } from './watch-entities.ts';

type Change = ImportChange | PeopleChange | MoveChange | EntityChange;
type Source = AsyncGenerator<Change, void>;
interface Asked {
  lastEventId?: string | null | undefined;
  withMoves?: boolean | undefined;
  withEntities?: boolean | undefined;
}

/**
 * The changes for a browser's one live stream: those of the viewer's imports (after `lastEventId`, as in followImports),
 * those between the viewer and other people, and those of a move and of live entities where they are asked for.
 */
export async function* watchChanges(
  ctx: UserCtx,
  { lastEventId, withMoves, withEntities }: Asked,
  signal: AbortSignal | undefined,
): Source {
  const over = new AbortController();
  const until = signal ? AbortSignal.any([signal, over.signal]) : over.signal;
  const sources = [importChanges(ctx, lastEventId, until), peopleChanges(ctx, until)];
  if (withMoves) sources.push(moveChanges(ctx, until));
  if (withEntities) sources.push(entityChanges(ctx, until));
  const next = new Map(sources.map((source) => [source, nextOf(source)]));
  try {
    while (next.size > 0) {
      const { source, result } = await Promise.race(next.values());
      if (result.done) {
        next.delete(source);
      } else {
        next.set(source, nextOf(source));
        yield result.value;
      }
    }
  } finally {
    over.abort();
    await Promise.allSettled(next.values());
    await Promise.allSettled(sources.map((source) => source.return()));
  }
}

async function nextOf(source: Source) {
  return { source, result: await source.next() };
}

async function* importChanges(
  ctx: UserCtx,
  lastEventId: string | null | undefined,
  until: AbortSignal,
): Source {
  for await (const item of followImports(ctx, lastEventId, until)) yield { kind: 'import', import: item };
}

async function* peopleChanges(ctx: UserCtx, until: AbortSignal): Source {
  for await (const { pendingRequests } of watchFollows(ctx, until)) yield { kind: 'people', pendingRequests };
}

async function* moveChanges(ctx: UserCtx, until: AbortSignal): Source {
  for await (const move of watchMoves(ctx, until)) yield { kind: 'move', move };
}

async function* entityChanges(ctx: UserCtx, until: AbortSignal): Source {
  for await (const entity of watchEntities(ctx, until)) yield { kind: 'entities', entity };
}
