import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubStorage } from '../../testing/fake-browser.ts';
import { enqueue, removeWrite } from './outbox.ts';
import { createUnsent } from './unsent.ts';

interface Entry {
  id: string;
  change: number;
}
const makeUnsent = () =>
  createUnsent<Entry>({
    merge: (one, other) => ({ id: one.id, change: Math.max(one.change, other.change) }),
    path: 'mealPlan.put',
    loadCheck: () => Promise.resolve((input) => input as { id: string; entries: Entry[] }),
  });
const asked = () => vi.fn(() => Promise.resolve());

beforeEach(() => void stubStorage());
afterEach(() => vi.unstubAllGlobals());

it('shows what waits until it was sent and the server was asked again', async () => {
  const unsent = makeUnsent();
  const entries = [{ id: 'pizza', change: 1 }];
  const write = enqueue('alice', { id: 'w', path: 'mealPlan.put', input: { id: 'plan', entries } });
  const askAgain = asked();
  await unsent.showWaiting('alice', 'plan', askAgain);
  expect([...unsent.of('plan').values()]).toEqual(entries);
  expect(askAgain).not.toHaveBeenCalled();
  removeWrite('alice', write);
  await vi.waitFor(() => expect(unsent.of('plan').size).toBe(0));
  expect(askAgain).toHaveBeenCalledOnce();
});

it('shows what waits of this plan alone', async () => {
  const unsent = makeUnsent();
  enqueue('alice', { id: 'w', path: 'mealPlan.put', input: { id: 'other', entries: [] } });
  enqueue('bob', {
    id: 'v',
    path: 'mealPlan.put',
    input: { id: 'plan', entries: [{ id: 'pie', change: 1 }] },
  });
  await unsent.showWaiting('alice', 'plan', asked());
  expect(unsent.of('plan').size).toBe(0);
});

it('goes on showing what was written since, and forgets two changes of one entry with the later one', () => {
  const unsent = makeUnsent();
  const [first, second] = [
    { id: 'pizza', change: 1 },
    { id: 'pizza', change: 2 },
  ];
  unsent.add('plan', [first]);
  unsent.add('plan', [second]);
  unsent.remove('plan', [first]);
  expect(unsent.of('plan').get('pizza')).toEqual(second);
  unsent.remove('plan', [second]);
  expect(unsent.of('plan').size).toBe(0);
});
