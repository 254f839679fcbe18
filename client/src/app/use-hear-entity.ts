import { LIVE_ENTITIES, LIVE_ENTITY_NAMES, type LiveEntity } from '@larder/shared/sync/live-entities';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { hasWaitingWrites } from '../lib/offline/outbox-keys.ts';
import { syncLibrary } from '../lib/offline/sync.ts';
import { useViewer } from '../lib/session.ts';
import { trpc } from '../lib/trpc.ts';

/** Something of an entity has changed elsewhere: what is on screen of it is asked for again, and the copy brought up to date. */
export function useHearEntity(): (entity: LiveEntity) => void {
  const { client } = trpc.useUtils();
  const queries = useQueryClient();
  const viewer = useViewer();
  return useCallback(
    (entity) => {
      void queries.invalidateQueries({ queryKey: [[LIVE_ENTITIES[entity]]] });
      // What waits is sent by the installed app, which then asks again for what is on screen.
      if (!hasWaitingWrites()) void syncLibrary(client, viewer, changedWith(entity));
    },
    [client, queries, viewer],
  );
}

/** What a list or a plan holds changes with it. */
function changedWith(entity: LiveEntity): LiveEntity[] {
  return LIVE_ENTITY_NAMES.filter((name) => LIVE_ENTITIES[name] === LIVE_ENTITIES[entity]);
}
