import { afterEach, expect, it, vi } from 'vitest';
import { dismissToast, readToasts, subscribeToasts, toast, TOAST_FADE_MS } from './toast.ts';

afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id);
});

const messages = () => readToasts().map(({ message }) => message);
const action = { label: 'Undo', run: () => undefined };

it('shows what was done and what failed, each in its tone', () => {
  toast.success('Recipe saved');
  toast.error({ message: 'Failed to save', detail: 'You are offline.' });
  expect(readToasts()).toMatchObject([
    { tone: 'success', message: 'Recipe saved' },
    { tone: 'error', message: 'Failed to save', detail: 'You are offline.' },
  ]);
});

it('is gone after 3 seconds when something was done, and later when it failed or can be undone', () => {
  toast.success('Recipe saved');
  toast.error('Failed to save');
  toast.success('Recipe deleted', { action });
  const [done, failed, undoable] = readToasts().map(({ duration }) => duration);
  expect(done! + TOAST_FADE_MS).toBe(3_000);
  expect(failed).toBeGreaterThan(done!);
  expect(undoable).toBeGreaterThan(done!);
});

it('shows the same message once, as the newest', () => {
  toast.success('Recipe saved');
  toast.success('Link copied');
  toast.success('Recipe saved');
  expect(messages()).toEqual(['Link copied', 'Recipe saved']);
});

it('shows the same message twice when each has an action of its own', () => {
  toast.success('Recipe deleted', { action });
  toast.success('Recipe deleted', { action });
  expect(messages()).toEqual(['Recipe deleted', 'Recipe deleted']);
});

it('shows three at most, the oldest goes', () => {
  const onGone = vi.fn();
  toast.success('1', { onGone });
  for (const message of ['2', '3']) toast.success(message);
  expect(onGone).not.toHaveBeenCalled();
  toast.success('4');
  expect(messages()).toEqual(['2', '3', '4']);
  expect(onGone).toHaveBeenCalledTimes(1);
});

it('says once that a toast is gone, when nobody can act on it any more', () => {
  const onGone = vi.fn();
  const id = toast.success('Recipe deleted', { action, onGone });
  dismissToast(id);
  dismissToast(id);
  expect(onGone).toHaveBeenCalledTimes(1);
  expect(messages()).toEqual([]);
});

it('tells those who show the toasts of every change', () => {
  const listener = vi.fn();
  const unsubscribe = subscribeToasts(listener);
  dismissToast(toast.success('Recipe saved'));
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  toast.success('Recipe saved');
  expect(listener).toHaveBeenCalledTimes(2);
});
