import { expect, it } from 'vitest';
import { photoBatch } from './photo-batch.ts';

const file = (name: string, size = 1_000) => ({ name, size });

it('takes as many photos as there is room for, and says why it does not take others', () => {
  const chosen = [
    file('a.jpg'),
    file('b.heic'),
    file('c.gif'),
    file('d.png', 10 * 1024 * 1024 + 1),
    file('e.webp'),
  ];
  const { taken, failures } = photoBatch(chosen, 2);
  expect(taken.map(({ name }) => name)).toEqual(['a.jpg', 'b.heic']);
  expect(failures).toEqual([
    'c.gif: Supported formats: JPG, PNG, WebP, HEIC',
    'd.png: File size must be less than 10MB',
    'A recipe is read from at most 5 photos.',
  ]);
});
