import { paths } from '@larder/shared/paths';
import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { readStored, writeStored } from '../../lib/browser-storage.ts';
import { trpc } from '../../lib/trpc.ts';

/** Whether any request waited when this browser last heard of it (the key `hasFollowRequests` in device storage). */
const FLAG = 'larder.me.hasFollowRequests';

interface PendingRequests {
  /** Undefined until the stream has told it. */
  count: number | undefined;
  /** What stands for the count until then. */
  remembered: 0 | 'some';
  tell: (count: number) => void;
}

const Pending = createContext<PendingRequests>({ count: undefined, remembered: 0, tell: () => undefined });

/** How many people wait for an answer, as the open stream tells it; until it does, what was remembered. */
export function PendingRequestsProvider({ children }: { children: ReactNode }) {
  const [count, setCount] = useState<number>();
  const [remembered] = useState<0 | 'some'>(() => (readStored('local', FLAG) === 'true' ? 'some' : 0));
  const utils = trpc.useUtils();
  // The stream begins with how it stands, whenever it is opened: that alone is no change.
  const heard = useRef<number>(undefined);
  const tell = useCallback(
    (now: number) => {
      setCount(now);
      writeStored('local', FLAG, String(now > 0));
      const isFirst = heard.current === undefined;
      heard.current = now;
      if (isFirst) return;
      void utils.follows.invalidate(undefined, { predicate: ({ queryKey }) => !isSearch(queryKey) });
      void utils.profiles.invalidate();
      void utils.playlists.ofUser.invalidate();
      void utils.playlists.ofUserById.invalidate();
      void utils.playlists.sharedWith.invalidate();
      void utils.playlists.sharedWithMe.invalidate();
      void utils.recipes.byId.invalidate(undefined, { predicate: ({ state }) => isSeen(state.data) });
    },
    [utils],
  );
  const value = useMemo(() => ({ count, remembered, tell }), [count, remembered, tell]);
  return <Pending value={value}>{children}</Pending>;
}

/** Another person's recipe: what may be seen of it may have changed. */
function isSeen(recipe: unknown): boolean {
  return typeof recipe === 'object' && recipe !== null && 'ownerId' in recipe;
}

/** A search for people is limited to so many a minute: its answer is patched, never asked for again by an event. */
function isSearch(queryKey: readonly unknown[]): boolean {
  return Array.isArray(queryKey[0]) && queryKey[0][1] === 'searchUsers';
}

/** `known` is what the page itself has read, for as long as the stream has told nothing. */
export function usePendingRequests(known?: number): number | 'some' {
  const { count, remembered } = use(Pending);
  return count ?? known ?? remembered;
}

/** Where a link with the number of requests leads: to them while somebody waits. */
export function useConnectionsPath(known?: number): string {
  return paths.connections(usePendingRequests(known) === 0 ? undefined : 'requests');
}

/** Takes in what the stream tells. */
export function useTellPendingRequests(): (count: number) => void {
  return use(Pending).tell;
}
