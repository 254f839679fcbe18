import { expect, it, vi } from 'vitest';
import { createStore } from './store.ts';

it('reads what was set last', () => {
  const store = createStore('first');
  expect(store.read()).toBe('first');
  store.set('second');
  expect(store.read()).toBe('second');
});

it('tells every listener of a change after the change is made', () => {
  const store = createStore(0);
  const seen: number[] = [];
  store.subscribe(() => seen.push(store.read()));
  store.subscribe(() => seen.push(store.read() * 10));
  store.set(1);
  store.set(2);
  expect(seen).toEqual([1, 10, 2, 20]);
});

it('does not call a listener that unsubscribed, also when it did so while being called', () => {
  const store = createStore(0);
  const listener = vi.fn(() => unsubscribe());
  const unsubscribe = store.subscribe(listener);
  store.set(1);
  store.set(2);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('keeps two stores apart', () => {
  const [one, other] = [createStore(1), createStore(1)];
  const listener = vi.fn();
  other.subscribe(listener);
  one.set(2);
  expect(other.read()).toBe(1);
  expect(listener).not.toHaveBeenCalled();
});
