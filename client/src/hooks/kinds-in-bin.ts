import * as messages from '#messages/bin.json';
import { BIN_MESSAGES } from '@larder/shared/bin/messages';
import type { KindInBin } from '@larder/shared/sync/entities';
import { Library, ShoppingCart, Sparkles, type LucideIcon } from 'lucide-react';

interface Kind {
  /** The one with `restoreDeleted`. */
  router: 'playlists' | 'shoppingLists' | 'smartCollections';
  Icon: LucideIcon;
  name: string;
  /** What is said when one has come back. */
  restored: string;
}

/** What may stand in the bin beside recipes. */
export const KINDS_IN_BIN: Record<Exclude<KindInBin, 'recipe'>, Kind> = {
  collection: {
    router: 'playlists',
    Icon: Library,
    name: messages.collection,
    restored: BIN_MESSAGES.collectionRestored,
  },
  shoppingList: {
    router: 'shoppingLists',
    Icon: ShoppingCart,
    name: messages.shoppingList,
    restored: BIN_MESSAGES.shoppingListRestored,
  },
  smartCollection: {
    router: 'smartCollections',
    Icon: Sparkles,
    name: messages.smartCollection,
    restored: BIN_MESSAGES.smartCollectionRestored,
  },
};
