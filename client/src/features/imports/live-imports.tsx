import type { ImportDto } from '@larder/shared/import';
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { trpc } from '../../lib/trpc.ts';

const LiveImports = createContext<ReadonlyMap<string, ImportDto>>(new Map());

/** One stream of progress for all of the person's imports, open for as long as the app is. */
export function LiveImportsProvider({ children }: { children: ReactNode }) {
  const [imports, setImports] = useState<ReadonlyMap<string, ImportDto>>(new Map());
  const utils = trpc.useUtils();

  const keepNewest = useCallback(
    (changed: ImportDto) => {
      setImports((known) => {
        const before = known.get(changed.id);
        return before && before.seq >= changed.seq ? known : new Map(known).set(changed.id, changed);
      });
      utils.imports.get.setData({ id: changed.id }, (before) =>
        before && before.seq >= changed.seq ? before : changed,
      );
      if (!isActive(changed)) void utils.imports.list.invalidate();
    },
    [utils],
  );

  trpc.imports.progress.useSubscription(undefined, { onData: (event) => keepNewest(event.data) });

  return <LiveImports.Provider value={imports}>{children}</LiveImports.Provider>;
}

/** What is known live of one import; undefined until the stream has told something. */
export function useLiveImport(id: string | undefined): ImportDto | undefined {
  const live = useContext(LiveImports);
  return id === undefined ? undefined : live.get(id);
}

/** The newest known state of an import: live, or else as the server last gave it. */
export function newestOf(live: ReadonlyMap<string, ImportDto>, given: ImportDto): ImportDto {
  const heard = live.get(given.id);
  return heard && heard.seq > given.seq ? heard : given;
}

export function useLiveImports(): ReadonlyMap<string, ImportDto> {
  return useContext(LiveImports);
}

/** How many of the person's imports are waiting or running, and how many ended in a draft not yet looked at. */
export function useImportCounts(): { active: number; ready: number } {
  const live = useLiveImports();
  return useMemo(() => {
    const all = [...live.values()];
    return { active: all.filter(isActive).length, ready: all.filter((item) => item.status === 'done').length };
  }, [live]);
}

export function isActive(item: ImportDto): boolean {
  return item.status === 'queued' || item.status === 'running';
}
