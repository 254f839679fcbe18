import * as messages from '#messages/common.json';
import {
  createSmartCollectionInput,
  updateSmartCollectionInput,
} from '@larder/shared/smart-collection/schema';
import type { Kept } from '@larder/shared/sync/entities';
import { smartCollectionsFrom } from '@larder/shared/sync/smart-collections';
import { readAll, readOne } from '../store.ts';
import { paged, type OfflineFeature } from './contract.ts';

/** Deleted without the server since the app was opened, to be brought back without it. */
const deletedSmart = new Map<string, Kept['smartCollection']>();

export const smartCollections = {
  answers: {
    'smartCollections.list': async (input) => {
      const kept = await readAll('smartCollection');
      return kept && smartCollectionsFrom(kept, paged(input));
    },
    'smartCollections.byId': ({ id }) => readOne('smartCollection', id),
  },
  writes: {
    'smartCollections.create': {
      name: ({ name }) => name,
      apply: async (given, write) => {
        const input = { id: write.id, ...given };
        const now = new Date();
        const smart = {
          ...createSmartCollectionInput.parse(input),
          id: input.id,
          createdAt: now,
          updatedAt: now,
        };
        return { answer: smart, kept: smart, input };
      },
    },
    'smartCollections.update': {
      name: ({ name }) => name ?? messages.aSmartCollection,
      apply: async (given) => {
        const { id, name, filter } = updateSmartCollectionInput.parse(given);
        const before = await readOne('smartCollection', id);
        if (!before) return undefined;
        const smart = { ...before, ...(name && { name }), ...(filter && { filter }), updatedAt: new Date() };
        return { answer: smart, kept: smart };
      },
    },
    'smartCollections.delete': {
      apply: async ({ id }) => {
        const before = await readOne('smartCollection', id);
        if (before) deletedSmart.set(id, before);
        return { answer: { id }, removedId: id };
      },
    },
    'smartCollections.restoreDeleted': {
      name: () => messages.aSmartCollection,
      apply: async ({ id }) => {
        const smart = deletedSmart.get(id);
        return smart && { answer: { ids: [id], photosLeftOut: 0 }, kept: smart };
      },
    },
  },
} satisfies OfflineFeature<'smartCollections'>;
