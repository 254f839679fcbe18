import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeadline } from './deadline.ts';

describe('a deadline', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => vi.useRealTimers());

  it('ends when its time is used up', () => {
    const { signal } = createDeadline(30_000, 60_000);
    vi.advanceTimersByTime(29_999);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  });

  it('does not count the time of a pause, and counts on after it', async () => {
    const { signal, pause } = createDeadline(30_000, 60_000);
    vi.advanceTimersByTime(20_000);
    let end: () => void = () => undefined;
    const paused = pause(() => new Promise<void>((resolve) => (end = resolve)));
    vi.advanceTimersByTime(50_000);
    expect(signal.aborted).toBe(false);
    end();
    await paused;
    vi.advanceTimersByTime(9_999);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(signal.aborted).toBe(true);
  });

  it('ends a pause that lasts longer than all pauses may', () => {
    const { signal, pause } = createDeadline(30_000, 60_000);
    void pause(() => new Promise(() => undefined));
    vi.advanceTimersByTime(89_999);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(signal.aborted).toBe(true);
  });

  it('limits nothing once it is cleared', () => {
    const { signal, clear } = createDeadline(30_000, 60_000);
    clear();
    vi.advanceTimersByTime(600_000);
    expect(signal.aborted).toBe(false);
  });
});
