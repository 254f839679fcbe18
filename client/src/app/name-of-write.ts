import * as messages from '#messages/common.json';
import { format } from '@larder/shared/messages/format';
import type { OfflineWritePath } from '@larder/shared/sync/offline-writes';
import { dayText } from '../lib/format.ts';
import type { WaitingWrite } from '../lib/offline/outbox.ts';
import type { InputOf } from '../lib/offline/procedures.ts';

const NAMES = {
  'recipes.create': ({ title }) => title,
  'recipes.update': ({ title }) => title,
  'recipes.logCooked': ({ cookedOn, note }) => {
    const day = dayText(cookedOn);
    return [format(messages.cookedNoteOf, { day }), note].filter(Boolean).join(': ');
  },
  'recipes.linkLine': ({ line }) => line,
  'imports.startMany': ({ urls }) => urls.join(' '),
  'shoppingLists.create': ({ name }) => name,
  'shoppingLists.update': ({ name }) => name?.value ?? '',
  'shoppingLists.put': ({ entries }) => entries.map(({ text }) => text.value).join(', '),
  'smartCollections.create': ({ name }) => name,
  'smartCollections.update': ({ name }) => name ?? messages.aSmartCollection,
  'smartCollections.restoreDeleted': () => messages.aSmartCollection,
  'mealPlan.put': ({ entries }) => entries.map(({ text }) => text.value).join(', '),
} satisfies { [Path in OfflineWritePath]?: (input: InputOf<Path>) => string };

/** By what a person knows a write that waits again. */
export function nameOfWrite({ path, input }: Pick<WaitingWrite, 'path' | 'input'>): string {
  return (NAMES as Partial<Record<string, (input: unknown) => string>>)[path]?.(input) || messages.aChange;
}
