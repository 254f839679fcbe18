import { expect, it } from 'vitest';
import { htmlOf, textOf } from '../../testing/html-of.tsx';
import { Counts } from './profile-summary.tsx';

it('shows the numbers that are known, leaves open those that are awaited, and a dash for those not to be had', () => {
  const counts = (
    <Counts
      counts={[
        { label: 'Recipes', count: 12_345 },
        { label: 'Followers', count: undefined },
        { label: 'Following', count: null, to: '/connections?tab=following' },
      ]}
    />
  );
  expect(textOf(counts)).toBe('Recipes 12,345 Followers Following – not known');
  expect(htmlOf(counts).match(/skeleton/g)).toHaveLength(1);
});
