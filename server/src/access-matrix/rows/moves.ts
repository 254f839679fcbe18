import type { AppErrorCode } from '@larder/shared/errors';
import { cells, only, ownOnly, type Cells, type Matrix, type Outcome } from '../matrix-language.ts';

/** The move of the owner is one whose file is on its way. */
const forOwner = (owner: Outcome | AppErrorCode) =>
  ({
    open: cells({ owner, others: 'missing' }),
    missing: only({ owner: 'missing', stranger: 'missing' }),
  }) satisfies Record<string, Cells>;

export const moves: Matrix['moves'] = {
  begin: [
    {
      input: () => ({ name: 'other.zip', size: 100 }),
      cells: { open: only({ owner: 'MOVE_UNDER_WAY', stranger: 'done' }) },
    },
  ],
  formats: [{ input: () => undefined, cells: ownOnly('nothing') }],
  state: [{ input: () => undefined, cells: ownOnly('sees') }],
  start: [{ input: ({ move }) => ({ id: move }), cells: forOwner('MOVE_NOT_NOW') }],
  cancel: [{ input: ({ move }) => ({ id: move }), cells: forOwner('done') }],
  undo: [{ input: ({ move }) => ({ id: move }), cells: forOwner('MOVE_NOT_NOW') }],
  failures: [{ input: ({ move }) => ({ id: move }), cells: forOwner('sees') }],
  kept: [{ input: ({ move }) => ({ id: move }), cells: forOwner('less') }],
};
