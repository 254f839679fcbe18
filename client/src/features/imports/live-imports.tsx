import type { ImportDto } from '@larder/shared/import/schema';
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { trpc } from '../../lib/trpc.ts';

interface LiveImports {
  byId: ReadonlyMap<string, ImportDto>;
  remember: (item: ImportDto) => void;
}

const Live = createContext<LiveImports>({ byId: new Map(), remember: () => undefined });

/** What is known of the person's imports: the open stream and every answer that tells of one are put together here. */
export function LiveImportsProvider({ children }: { children: ReactNode }) {
  const [byId, setById] = useState<ReadonlyMap<string, ImportDto>>(new Map());
  const utils = trpc.useUtils();

  const remember = useCallback(
    (item: ImportDto) => {
      setById((known) => (newestOf(known, item) === item ? new Map(known).set(item.id, item) : known));
      utils.imports.get.setData({ id: item.id }, (before) =>
        before && before.seq >= item.seq ? before : item,
      );
      if (!isActive(item)) void utils.imports.list.invalidate();
    },
    [utils],
  );

  const value = useMemo(() => ({ byId, remember }), [byId, remember]);
  return <Live.Provider value={value}>{children}</Live.Provider>;
}

/** The import as last heard of, live or from the server; undefined while neither has told anything. */
export function useImport(id: string | undefined): ImportDto | undefined {
  const { byId } = useContext(Live);
  const query = trpc.imports.get.useQuery({ id: id ?? '' }, { enabled: id !== undefined });
  if (id === undefined) return undefined;
  return query.data ? newestOf(byId, query.data) : byId.get(id);
}

/** The newest known state of an import the server has given. */
export function useNewest(): (given: ImportDto) => ImportDto {
  const { byId } = useContext(Live);
  return (given) => newestOf(byId, given);
}

/** Takes in what the stream or a mutation tells. */
export function useRememberImport(): (item: ImportDto) => void {
  return useContext(Live).remember;
}

/** How many of the person's imports are waiting or running, and how many ended in a draft not yet looked at. */
export function useImportCounts(): { active: number; ready: number } {
  const { byId } = useContext(Live);
  return useMemo(() => {
    const all = [...byId.values()];
    return {
      active: all.filter(isActive).length,
      ready: all.filter((item) => item.status === 'done').length,
    };
  }, [byId]);
}

export function isActive(item: ImportDto): boolean {
  return item.status === 'queued' || item.status === 'running';
}

function newestOf(known: ReadonlyMap<string, ImportDto>, given: ImportDto): ImportDto {
  const heard = known.get(given.id);
  return heard && heard.seq >= given.seq ? heard : given;
}
