import { cells, only, ownOnly, type Cells, type Matrix } from '../matrix-language.ts';

const OWNER_CHANGES = {
  open: only({ owner: 'done', follower: 'missing', stranger: 'missing' }),
  missing: { owner: 'missing' },
} satisfies Record<string, Cells>;

export const imports: Matrix['imports'] = {
  get: [
    {
      input: ({ failedImport }) => ({ id: failedImport }),
      cells: {
        open: cells({ owner: 'sees', others: 'missing' }),
        missing: only({ owner: 'missing', stranger: 'missing' }),
      },
    },
  ],
  list: [{ input: () => ({}), cells: ownOnly('sees') }],
  ready: [{ input: () => ({}), cells: ownOnly('sees') }],
  start: [
    { input: () => ({ kind: 'url', url: 'https://c.example/' }), cells: ownOnly('done', 'done') },
    {
      variant: 'of what another one reads',
      input: () => ({ kind: 'url', url: 'https://b.example/mark-open' }),
      cells: ownOnly('nothing', 'done'),
    },
    {
      variant: 'of the photo of another',
      input: ({ loosePhoto }) => ({ kind: 'photo', photoIds: [loosePhoto] }),
      cells: OWNER_CHANGES,
    },
    {
      variant: 'of the photo that belongs to the recipe of another',
      input: ({ photo }) => ({ kind: 'photo', photoIds: [photo] }),
      cells: { public: only({ owner: 'missing', follower: 'missing', stranger: 'missing' }) },
    },
  ],
  startMany: [{ input: () => ({ urls: ['https://c.example/'] }), cells: ownOnly('done', 'done') }],
  pasted: [
    {
      input: ({ pastedImport }) => ({ id: pastedImport }),
      cells: {
        open: cells({ owner: 'sees', others: 'missing' }),
        missing: only({ owner: 'missing', stranger: 'missing' }),
      },
    },
  ],
  choose: [{ input: ({ doneImport }) => ({ id: doneImport, choice: 1 }), cells: OWNER_CHANGES }],
  retry: [
    { input: ({ failedImport }) => ({ id: failedImport }), cells: OWNER_CHANGES },
    {
      variant: 'for one photo',
      input: ({ photoImport, importedPhoto }) => ({ id: photoImport, photoId: importedPhoto }),
      // Nothing changes for the owner: the photo is waiting already.
      cells: { open: only({ owner: 'nothing', follower: 'missing', stranger: 'missing' }) },
    },
  ],
  setPhotos: [
    {
      input: ({ photoImport, importedPhoto, loosePhoto }) => ({
        id: photoImport,
        photoIds: [loosePhoto, importedPhoto],
      }),
      cells: OWNER_CHANGES,
    },
  ],
  cancel: [{ input: ({ waitingImport }) => ({ id: waitingImport }), cells: OWNER_CHANGES }],
  dismiss: [{ input: ({ failedImport }) => ({ id: failedImport }), cells: OWNER_CHANGES }],
  progress: [{ input: () => undefined, cells: ownOnly('sees') }],
};

export const live: Matrix['live'] = {
  changes: [
    { input: () => undefined, cells: ownOnly('sees') },
    {
      variant: 'of a move',
      input: () => ({ withMoves: true }),
      shows: () => 'mark-open.zip',
      cells: ownOnly('sees'),
    },
    {
      variant: 'of requests',
      input: () => undefined,
      shows: () => '"pendingRequests":1',
      cells: { received: only({ owner: 'sees', requested: 'nothing', stranger: 'nothing' }) },
    },
  ],
};
