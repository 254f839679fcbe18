import type { ImportDto, ImportPhotoState } from '@larder/shared/import';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { inTurn } from '../../lib/in-turn.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { isActive, useImport, useRememberImport } from './live-imports.tsx';

/**
 * The one import of all photos of a recipe: begun with the first photo, and arranged as often as somebody likes. Its photos
 * are shown as they were arranged last, also while the server is still being told.
 */
export function usePhotoImport(id: string | undefined, onImport: (id: string | undefined) => void) {
  const item = useImport(id);
  const remember = useRememberImport();
  const { client, photoQuota, imports } = trpc.useUtils();
  const newest = useRef<ImportDto>(undefined);
  const [wanted, setWanted] = useState<string[]>();
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
    onImport(newest.current?.id);
  };
  /** Their new order goes to the server after whatever was asked for before. */
  const arrange = (change: (photoIds: string[]) => string[]) =>
    inTurn('photos of an import', async () => {
      const current = newest.current;
      const photoIds = change(photoIdsOf(current));
      if (!current) return take(await client.imports.start.mutate({ kind: 'photo', photoIds }));
      if (photoIds.length > 0)
        return take(await client.imports.setPhotos.mutate({ id: current.id, photoIds }));
      if (isActive(current)) await client.imports.cancel.mutate({ id: current.id });
      return take(await client.imports.dismiss.mutate({ id: current.id }));
    });
  /** On the screen at once, and back again when the server says no. */
  const show = async (change: (photoIds: string[]) => string[]) => {
    setWanted((now) => change(now ?? photoIdsOf(newest.current)));
    try {
      await arrange(change);
    } catch (error) {
      toast.error(errorMessage(error));
    } finally {
      setWanted(undefined);
    }
  };

  const known = item?.status === 'dismissed' ? undefined : item;
  return {
    item: known,
    states: arranged(known?.photos ?? [], wanted),
    add: (photoId: string) => arrange((photoIds) => [...photoIds.filter((one) => one !== photoId), photoId]),
    move: (photoId: string, beforeOrAfter: string) =>
      void show((photoIds) => {
        const to = photoIds.indexOf(beforeOrAfter);
        return photoIds.filter((one) => one !== photoId).toSpliced(to, 0, photoId);
      }),
    remove: (photoId: string) => void show((photoIds) => photoIds.filter((one) => one !== photoId)),
    removeAll: () => void show(() => []),
    retry: async (photoId: string) => {
      if (!newest.current) return;
      const input = { id: newest.current.id, photoId };
      await client.imports.retry
        .mutate(input)
        .then(take, (error: unknown) => toast.error(errorMessage(error)));
    },
  };
}

function photoIdsOf(item: ImportDto | undefined): string[] {
  return (item?.photos ?? []).toSorted((a, b) => a.position - b.position).map(({ photoId }) => photoId);
}

/** The photos as they are to stand; all of them as they are where nothing else is wanted. */
function arranged(states: readonly ImportPhotoState[], wanted: string[] | undefined): ImportPhotoState[] {
  if (!wanted) return [...states];
  return states.flatMap((state) => {
    const position = wanted.indexOf(state.photoId);
    return position < 0 ? [] : [{ ...state, position }];
  });
}
