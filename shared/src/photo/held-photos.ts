import * as messages from '#messages/held-photos.json';
import { format } from '../messages/format.ts';
import { PHOTO_LIMITS } from './limits.ts';

const limit = () => ({ limit: PHOTO_LIMITS.perUser });

/** What is said of places that are held by photos of no recipe. */
export const HELD_PHOTOS = {
  used: (count: number, inRecipes: number) =>
    count === inRecipes
      ? format(messages.used, { count, ...limit() })
      : format(messages.usedPartly, { count, inRecipes, others: count - inRecipes, ...limit() }),
  held: (count: number, inImports: number) => {
    const parts = [
      ...(inImports > 0 ? [format(messages.inImports, { count: inImports })] : []),
      ...(count > inImports ? [format(messages.notSaved, { count: count - inImports })] : []),
    ];
    return format(messages.held, { count, parts: parts.join(', ') });
  },
  freeAt: (count: number, when: string) => format(messages.freeAt, { count, when }),
  freeBetween: (first: string, last: string) => format(messages.freeBetween, { first, last }),
  /** `isRest`: others come free by themselves. */
  untilSaved: (count: number, isRest: boolean) =>
    format(isRest ? messages.restUntilSaved : messages.untilSaved, { count }),
  discard: (count: number) => format(messages.discardThese, { count }),
  discardTitle: (count: number) => format(messages.discardQuestion, { count }),
  discardWarning: messages.discardWarning,
  discardLabel: messages.discard,
  discarded: (count: number) => format(messages.discarded, { count }),
  discardFailed: messages.discardFailed,
  viewImports: messages.viewImports,
} as const;
