import { cells, only, ownAffair, type Cells, type Matrix } from './matrix-language.ts';

const CHANGED = {
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
  list: [{ input: () => ({}), cells: ownAffair('sees') }],
  start: [
    { input: () => ({ kind: 'url', url: 'https://c.example/' }), cells: ownAffair('done', 'done') },
    {
      as: 'of what another one reads',
      input: () => ({ kind: 'url', url: 'https://b.example/mark-open' }),
      cells: ownAffair('nothing', 'done'),
    },
    {
      as: 'of the photo of another',
      input: ({ loosePhoto }) => ({ kind: 'photo', photoIds: [loosePhoto] }),
      cells: CHANGED,
    },
    {
      as: 'of the photo that belongs to the recipe of another',
      input: ({ photo }) => ({ kind: 'photo', photoIds: [photo] }),
      cells: { public: only({ owner: 'missing', follower: 'missing', stranger: 'missing' }) },
    },
  ],
  startMany: [{ input: () => ({ urls: ['https://c.example/'] }), cells: ownAffair('done', 'done') }],
  pasted: [
    {
      input: ({ pastedImport }) => ({ id: pastedImport }),
      cells: {
        open: cells({ owner: 'sees', others: 'missing' }),
        missing: only({ owner: 'missing', stranger: 'missing' }),
      },
    },
  ],
  choose: [{ input: ({ doneImport }) => ({ id: doneImport, choice: 1 }), cells: CHANGED }],
  retry: [
    { input: ({ failedImport }) => ({ id: failedImport }), cells: CHANGED },
    {
      as: 'for one photo',
      input: ({ photoImport, importedPhoto }) => ({ id: photoImport, photoId: importedPhoto }),
      // Of the owner's own nothing changes: it waits already.
      cells: { open: only({ owner: 'nothing', follower: 'missing', stranger: 'missing' }) },
    },
  ],
  setPhotos: [
    {
      input: ({ photoImport, importedPhoto, loosePhoto }) => ({
        id: photoImport,
        photoIds: [loosePhoto, importedPhoto],
      }),
      cells: CHANGED,
    },
  ],
  cancel: [{ input: ({ waitingImport }) => ({ id: waitingImport }), cells: CHANGED }],
  dismiss: [{ input: ({ failedImport }) => ({ id: failedImport }), cells: CHANGED }],
  progress: [{ input: () => undefined, cells: ownAffair('sees') }],
};

export const live: Matrix['live'] = {
  changes: [
    { input: () => undefined, cells: ownAffair('sees') },
    {
      as: 'of requests',
      input: () => undefined,
      shows: () => '"pendingRequests":1',
      cells: { received: only({ owner: 'sees', requested: 'nothing', stranger: 'nothing' }) },
    },
  ],
};
