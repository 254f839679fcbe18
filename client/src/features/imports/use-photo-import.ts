import type { ImportDto } from '@larder/shared/import/schema';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../../lib/error-message.ts';
import { serialise } from '../../lib/serialise.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { importFailureOf } from './import-failure-of.ts';
import { useImport, useRememberImport } from './live-imports.tsx';
import { photoIdsOf, requestFor, shownPhotos } from './photo-arrangement.ts';

/**
 * The one import of all photos of a recipe: begun with the first photo, and arranged as often as someone likes. Its photos
 * are shown as they were arranged last, also while the server is still being told. `id` is that of one import at first, or
 * none, and then what `onImport` was told.
 */
export function usePhotoImport(id: string | undefined, onImport: (id: string | undefined) => void) {
  const { item, newest, take } = useNewestImport(id, onImport);
  const { client } = trpc.useUtils();
  const [wanted, setWanted] = useState<string[]>();
  /** Their new order goes to the server after whatever was asked for before. */
  const arrange = (change: (photoIds: string[]) => string[]) =>
    serialise('photos of an import', async () => {
      const { id = '' } = newest.current ?? {};
      const known = photoIdsOf(newest.current);
      const photoIds = change(known);
      switch (requestFor(newest.current, photoIds)) {
        case 'start':
          return take(await client.imports.start.mutate({ kind: 'photo', photoIds }));
        case 'setPhotos':
          return take(await client.imports.setPhotos.mutate({ id, photoIds, known }));
        case 'dismiss':
          return take(await client.imports.dismiss.mutate({ id }));
        case undefined:
      }
    });
  /** On the screen at once, and back again when the server says no. */
  const show = async (change: (photoIds: string[]) => string[]) => {
    setWanted((now) => change(now ?? photoIdsOf(newest.current)));
    try {
      await arrange(change);
    } catch (error) {
      toast.error(failureOf(error));
    } finally {
      setWanted(undefined);
    }
  };

  const known = item?.status === 'dismissed' ? undefined : item;
  return {
    item: known,
    states: shownPhotos(known, wanted),
    add: (photoId: string) => arrange((photoIds) => [...photoIds.filter((one) => one !== photoId), photoId]),
    move: (photoId: string, beforeOrAfter: string) =>
      void show((photoIds) => {
        const to = photoIds.indexOf(beforeOrAfter);
        return photoIds.filter((one) => one !== photoId).toSpliced(to, 0, photoId);
      }),
    remove: (photoId: string) => void show((photoIds) => photoIds.filter((one) => one !== photoId)),
    removeAll: () => void show(() => []),
    /** Of an import that was cancelled, all that was not read. */
    retry: async (photoId: string) => {
      if (!newest.current) return;
      const { id, status } = newest.current;
      await client.imports.retry
        .mutate(status === 'cancelled' ? { id } : { id, photoId })
        .then(take, (error: unknown) => toast.error(importFailureOf('photo', error)));
    },
  };
}

/** The import as it was last heard of, by the stream or by the answer to a call; a dismissed one is none. */
function useNewestImport(id: string | undefined, onImport: (id: string | undefined) => void) {
  const item = useImport(id);
  const remember = useRememberImport();
  const { photoQuota, imports } = trpc.useUtils();
  const newest = useRef<ImportDto>(undefined);
  const told = useRef(id);
  useEffect(() => {
    if (item?.status === 'dismissed') {
      if (newest.current?.id === item.id) newest.current = undefined;
    } else if (item && (newest.current?.seq ?? -1) < item.seq) newest.current = item;
  }, [item]);

  const take = (answer: ImportDto) => {
    newest.current = answer.status === 'dismissed' ? undefined : answer;
    remember(answer);
    void imports.list.invalidate();
    void photoQuota.invalidate();
    if (newest.current?.id === told.current) return;
    told.current = newest.current?.id;
    onImport(told.current);
  };
  return { item, newest, take };
}
