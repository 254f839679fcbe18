import * as messages from '#messages/shopping.json';
import { format } from '@larder/shared/messages/format';
import type { Item } from './aisles.ts';

/** What of an item is to be bought, in few words: '750 g', or 'bought 500 g, 300 g more needed'. Empty where no amount is named. */
export function amountText({ needed, bought, isTicked }: Item): string {
  const [still, had] = [needed.join(' + '), bought.join(' + ')];
  if (isTicked) return had;
  if (had === '') return still;
  return still === ''
    ? format(messages.bought, { amounts: had })
    : format(messages.boughtMore, { bought: had, needed: still });
}
