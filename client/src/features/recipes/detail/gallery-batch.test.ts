import { expect, it } from 'vitest';
import { galleryBatch } from './gallery-batch.ts';

const file = (name: string, size = 1_000) => ({ name, size });
const namesOf = (files: { name: string }[]) => files.map(({ name }) => name);

it('takes the pictures, HEIC included, and says of every other file why not', () => {
  const chosen = [
    file('a.jpg'),
    file('notes.txt'),
    file('large.png', 10 * 1024 * 1024 + 1),
    file('b.HEIC', 10 * 1024 * 1024),
  ];
  const { taken, failures } = galleryBatch(chosen, 12);
  expect(namesOf(taken)).toEqual(['a.jpg', 'b.HEIC']);
  expect(failures).toEqual([
    { message: 'notes.txt: Supported formats: JPG, PNG, WebP, HEIC' },
    { message: 'File large.png is too large. Maximum size is 10MB.' },
  ]);
});

it('takes as many as there is room for, and counts what it leaves', () => {
  const chosen = [file('no.gif'), file('1.jpg'), file('2.jpg'), file('3.jpg')];
  const { taken, failures } = galleryBatch(chosen, 1);
  expect(namesOf(taken)).toEqual(['1.jpg']);
  expect(failures.at(-1)).toEqual({
    message: "2 pictures weren't added",
    detail: 'A recipe can have at most 12 pictures beside its main one. Remove one to add another.',
  });
  expect(galleryBatch(chosen, 0).taken).toEqual([]);
});
