import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { unlessAborted, within } from './within.ts';

it('within gives the outcome of work that settles in time', async () => {
  expect(await within(Promise.resolve('done'), 10_000, () => 'late')).toBe('done');
  await expect(within(Promise.reject(new Error('broken')), 10_000, () => 'late')).rejects.toThrow('broken');
});

it('within gives the outcome of onTimeout for work that takes longer, and ignores a later failure of it', async () => {
  const fails = sleep(20).then(() => {
    throw new Error('too late to matter');
  });
  expect(await within(fails, 1, () => 'late')).toBe('late');
  const refuse = () => {
    throw new Error('no answer');
  };
  await expect(within(new Promise<never>(() => undefined), 1, refuse)).rejects.toThrow('no answer');
  await expect(fails).rejects.toThrow();
});

it('unlessAborted gives the outcome of the work while the signal is not aborted', async () => {
  expect(await unlessAborted(Promise.resolve(1), new AbortController().signal)).toBe(1);
});

it('unlessAborted rejects with the reason of the signal, before and during the work', async () => {
  const reason = new Error('stopped');
  const controller = new AbortController();
  const waits = unlessAborted(new Promise<never>(() => undefined), controller.signal);
  controller.abort(reason);
  await expect(waits).rejects.toBe(reason);
  await expect(unlessAborted(new Promise<never>(() => undefined), controller.signal)).rejects.toBe(reason);
});
