import { aisleOrderOf } from '@larder/shared/shopping/stores';
import { AISLE_NAMES } from '../../components/shopping/aisle-names.ts';
import { byAisle, type Item } from './aisles.ts';
import type { ShownList } from './use-shopping-lists.ts';

/** What is still to be bought, aisle by aisle, to be sent to somebody. */
export function listAsText(list: ShownList, items: readonly Item[]): string {
  const aisles = byAisle(
    items.filter(({ isTicked }) => !isTicked),
    aisleOrderOf(list),
  ).map(({ aisle, items: inIt }) =>
    [AISLE_NAMES[aisle], ...inIt.map((item) => `- ${lineOf(item)}`)].join('\n'),
  );
  return [list.name.value, ...aisles].join('\n\n');
}

/** '750 g flour'; the notes behind it. */
function lineOf({ name, needed, entries }: Item): string {
  const notes = entries.map(({ note }) => note.value).filter((note) => note !== '');
  const line = [needed.join(' + '), name].filter((part) => part !== '').join(' ');
  return notes.length > 0 ? `${line} (${notes.join(', ')})` : line;
}
