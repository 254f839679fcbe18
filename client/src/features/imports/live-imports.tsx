import type { ImportDto, ReadyDraftDto } from '@larder/shared/import/schema';
import type { Page } from '@larder/shared/list';
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { deviceStorage } from '../../lib/device-storage.ts';
import { trpc } from '../../lib/trpc.ts';

interface LiveImports {
  byId: ReadonlyMap<string, ImportDto>;
  remember: (item: ImportDto) => void;
}

const lastKnown = deviceStorage<Page<ReadyDraftDto>>({
  kind: 'ready-drafts',
  most: 1,
  forDays: 30,
  parse: (stored) => (isPage(stored) ? stored : undefined),
});

function isPage(stored: unknown): stored is Page<ReadyDraftDto> {
  return typeof stored === 'object' && stored !== null && 'items' in stored && Array.isArray(stored.items);
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
      if (isActive(item)) return;
      void utils.imports.list.invalidate();
      void utils.imports.ready.invalidate();
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

/** How many of the person's imports are waiting or running, as far as the stream has told. */
export function useActiveImports(): number {
  const { byId } = useContext(Live);
  return useMemo(() => [...byId.values()].filter(isActive).length, [byId]);
}

/** The drafts that wait to be looked at, newest first, and how many there are; offline those that were known last. */
export function useReadyDrafts(): Pick<Page<ReadyDraftDto>, 'items' | 'total'> {
  const { byId } = useContext(Live);
  const { data, isError } = trpc.imports.ready.useQuery({});
  useEffect(() => {
    if (data) lastKnown.write('', data);
  }, [data]);
  return useMemo(() => {
    const known = data ?? (isError ? lastKnown.read('')?.value : undefined) ?? { items: [], total: 0 };
    const isReady = ({ id }: ReadyDraftDto) => (byId.get(id)?.status ?? 'done') === 'done';
    const items = known.items.filter(isReady);
    return { items, total: known.total - (known.items.length - items.length) };
  }, [byId, data, isError]);
}

export function isActive(item: ImportDto): boolean {
  return item.status === 'queued' || item.status === 'running';
}

function newestOf(known: ReadonlyMap<string, ImportDto>, given: ImportDto): ImportDto {
  const heard = known.get(given.id);
  return heard && heard.seq >= given.seq ? heard : given;
}
