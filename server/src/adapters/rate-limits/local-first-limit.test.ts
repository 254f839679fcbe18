import fc from 'fast-check';
import pino from 'pino';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { localFirst } from './local-first-limit.ts';

const log = pino({ level: 'silent' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A store that several processes share. */
function sharedStore(seconds: number) {
  const sums = new Map<string, { points: number; endsAt: number }>();
  const reports: number[] = [];
  return {
    reports,
    report: async (key: string, points: number) => {
      reports.push(points);
      const known = sums.get(key);
      const sum =
        known && known.endsAt > Date.now() ? known : { points: 0, endsAt: Date.now() + seconds * 1000 };
      sum.points += points;
      sums.set(key, sum);
      return new RateLimiterRes(0, sum.endsAt - Date.now(), sum.points);
    },
  };
}

async function isAllowed(limit: ReturnType<typeof localFirst>, key = 'alice'): Promise<boolean> {
  return limit(key, 1).then(
    () => true,
    () => false,
  );
}

it('a local-first limit is exact in one process and reports to the store after each tenth of the limit', async () => {
  const store = sharedStore(60);
  const limit = localFirst(store.report, { allowed: 300, seconds: 60, log });
  for (let i = 0; i < 300; i++) expect(await isAllowed(limit)).toBe(true);
  await expect(limit('alice', 1)).rejects.toMatchObject({ appCode: 'RATE_LIMITED', retryAfter: 60 });
  expect(await isAllowed(limit, 'bob')).toBe(true);
  expect(store.reports).toEqual(Array(10).fill(30));
});

it('a local-first limit refuses with the seconds that are left and restarts after them', async () => {
  const limit = localFirst(sharedStore(60).report, { allowed: 1, seconds: 60, log });
  expect(await isAllowed(limit)).toBe(true);
  vi.setSystemTime(Date.now() + 45_000);
  await expect(limit('alice', 1)).rejects.toMatchObject({ retryAfter: 15 });
  vi.setSystemTime(Date.now() + 15_000);
  expect(await isAllowed(limit)).toBe(true);
});

it('n processes together exceed a local-first limit by at most a tenth for each further one', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.nat(3), { minLength: 50, maxLength: 1000 }),
      async (allowed, processes, order) => {
        const store = sharedStore(60);
        const limits = Array.from({ length: processes }, () =>
          localFirst(store.report, { allowed, seconds: 60, log }),
        );
        let passed = 0;
        for (const index of order) {
          const limit = limits[index % processes];
          if (limit && (await isAllowed(limit))) passed++;
          // Lets a report that is under way arrive.
          await Promise.resolve();
        }
        const most = allowed + (processes - 1) * Math.ceil(allowed / 10);
        expect(passed).toBeLessThanOrEqual(most);
        if (order.length <= allowed) expect(passed).toBe(order.length);
      },
    ),
  );
});

it('a local-first limit counts locally while the store is away, without asking it for every call', async () => {
  const report = vi.fn(() => Promise.reject(new Error('away')));
  const limit = localFirst(report, { allowed: 100, seconds: 60, log });
  for (let i = 0; i < 100; i++) expect(await isAllowed(limit)).toBe(true);
  expect(await isAllowed(limit)).toBe(false);
  expect(report.mock.calls.length).toBeLessThanOrEqual(10);
});
