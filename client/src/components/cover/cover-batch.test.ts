import { expect, it } from 'vitest';
import { coverBatch } from './cover-batch.ts';

const file = (name: string, { type = 'image/jpeg', size = 1_000 } = {}) => ({ name, type, size });

it('takes ten pictures at a time and says so of the rest', () => {
  const chosen = Array.from({ length: 12 }, (_, index) => file(`${index}.jpg`));
  const { taken, failures } = coverBatch(chosen);
  expect(taken.map(({ name }) => name)).toEqual(chosen.slice(0, 10).map(({ name }) => name));
  expect(failures).toEqual(['Only the first 10 photos were taken. Add the others afterwards.']);
});

it('takes no file that is no picture or too large, HEIC without a type included', () => {
  const large = file('large.jpg', { size: 5 * 1024 * 1024 + 1 });
  const { taken, failures } = coverBatch([
    file('a.jpg'),
    file('notes.txt', { type: 'text/plain' }),
    large,
    file('b.HEIC', { type: '' }),
  ]);
  expect(taken.map(({ name }) => name)).toEqual(['a.jpg', 'b.HEIC']);
  expect(failures).toEqual([
    'Supported formats: JPG, PNG, WebP, HEIC',
    'File large.jpg is too large. Maximum size is 5MB.',
  ]);
});
