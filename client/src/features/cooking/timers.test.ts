import type { SessionDto } from '@larder/shared/auth/schema';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSession } from '../../lib/session.ts';
import { dismissToast, readToasts } from '../../lib/toast.ts';
import { stubStorage, type FakeStorage } from '../../testing/fake-browser.ts';
import { addMinute, clockText, readTimers, startTimer, stopTimer, type KitchenTimer } from './timers.ts';

const EGGS = { id: 'eggs', recipeId: 'r', recipeTitle: 'Breakfast', step: 1, label: '6 minutes' };
const MINUTE_MS = 60_000;
let local: FakeStorage;

beforeEach(() => {
  vi.useFakeTimers();
  ({ local } = stubStorage());
  vi.stubGlobal('navigator', {});
  setSession({ userId: 'ann' } as SessionDto);
  readTimers();
});

afterEach(() => {
  for (const { id } of stored()) stopTimer(id);
  for (const { id } of readToasts()) dismissToast(id);
  setSession(null);
  readTimers();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function stored(): KitchenTimer[] {
  const text = local.getItem('larder.me.timers.ann.all');
  return text === null ? [] : (JSON.parse(text) as { value: KitchenTimer[] }).value;
}

const said = () => readToasts().map(({ message }) => message);

describe('a kitchen timer', () => {
  it('says that its time is up when it is, and not before', () => {
    startTimer(EGGS, 360);
    vi.advanceTimersByTime(6 * MINUTE_MS - 1_000);
    expect(said()).toEqual([]);
    vi.advanceTimersByTime(2_000);
    expect(said()).toEqual(['Time is up: 6 minutes, Breakfast']);
  });

  it('is stopped from the message that its time is up', () => {
    startTimer(EGGS, 1);
    vi.advanceTimersByTime(2_000);
    readToasts()[0]!.action!.run();
    expect(stored()).toEqual([]);
  });

  it('says nothing once it is stopped', () => {
    startTimer(EGGS, 360);
    stopTimer('eggs');
    vi.advanceTimersByTime(7 * MINUTE_MS);
    expect(said()).toEqual([]);
  });

  it('runs once, however often its place is tapped', () => {
    startTimer(EGGS, 360);
    vi.advanceTimersByTime(MINUTE_MS);
    startTimer(EGGS, 360);
    expect(stored()).toHaveLength(1);
    vi.advanceTimersByTime(5 * MINUTE_MS + 500);
    expect(said()).toHaveLength(1);
  });

  it('takes a minute more from its end while it runs', () => {
    startTimer(EGGS, 360);
    const before = stored()[0]!.endsAt;
    addMinute('eggs');
    expect(stored()[0]!.endsAt).toBe(before + MINUTE_MS);
  });

  it('takes a minute more from now on when it rings already', () => {
    startTimer(EGGS, 1);
    vi.advanceTimersByTime(3 * MINUTE_MS);
    addMinute('eggs');
    expect(stored()[0]!.endsAt).toBe(Date.now() + MINUTE_MS);
  });

  it('is forgotten an hour after it rang', () => {
    startTimer(EGGS, 1);
    vi.advanceTimersByTime(3_600_000);
    expect(stored()).toHaveLength(1);
    vi.advanceTimersByTime(2_000);
    expect(stored()).toEqual([]);
  });
});

describe('several timers', () => {
  it('ring each by itself', () => {
    startTimer(EGGS, 360);
    startTimer({ ...EGGS, id: 'bread', label: '10 minutes' }, 600);
    vi.advanceTimersByTime(6 * MINUTE_MS + 500);
    expect(said()).toEqual(['Time is up: 6 minutes, Breakfast']);
    stopTimer('eggs');
    vi.advanceTimersByTime(4 * MINUTE_MS);
    expect(said()).toContain('Time is up: 10 minutes, Breakfast');
  });

  it('are twenty at most: the oldest goes', () => {
    for (let number = 1; number <= 21; number += 1) startTimer({ ...EGGS, id: String(number) }, 600);
    expect(stored().map(({ id }) => id)).toHaveLength(20);
    expect(stored()[0]!.id).toBe('2');
  });
});

describe('the timers of a person', () => {
  it('go on after a reload', () => {
    startTimer(EGGS, 360);
    const text = local.getItem('larder.me.timers.ann.all')!;
    setSession(null);
    readTimers();
    setSession({ userId: 'ann' } as SessionDto);
    local.setItem('larder.me.timers.ann.all', text);
    readTimers();
    vi.advanceTimersByTime(6 * MINUTE_MS + 500);
    expect(said()).toEqual(['Time is up: 6 minutes, Breakfast']);
  });

  it('do not ring for another person', () => {
    startTimer(EGGS, 360);
    setSession({ userId: 'bob' } as SessionDto);
    readTimers();
    vi.advanceTimersByTime(7 * MINUTE_MS);
    expect(said()).toEqual([]);
  });
});

it.each([
  [0, '0:00'],
  [-5_000, '0:00'],
  [1, '0:01'],
  [59_000, '0:59'],
  [299_000, '4:59'],
  [3_900_000, '1:05:00'],
])('shows %i milliseconds as %s', (milliseconds, text) => {
  expect(clockText(milliseconds)).toBe(text);
});
