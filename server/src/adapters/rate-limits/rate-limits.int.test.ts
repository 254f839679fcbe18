import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { connect } from '../../db/db.ts';
import { AppError } from '../../errors.ts';
import { testDeps } from '../../testing/harness.ts';
import { HAS_REDIS, startTemporaryRedis } from '../../testing/temporary-redis.ts';
import { createRateLimits, type LimitName, type RateLimits } from './rate-limits.ts';

const deps = await testDeps();
const redis = HAS_REDIS ? await startTemporaryRedis() : undefined;
const log = pino({ level: 'silent' });
const opened: RateLimits[] = [];

afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(opened.splice(0).map((limits) => limits.close()));
});
afterAll(() => redis?.stop());

/** The limits as one process has them. */
function process(redisUrl?: string, rateLimitFactor = 1): RateLimits {
  const limits = createRateLimits({
    db: deps.db,
    log,
    config: { ...deps.config, redisUrl, rateLimitFactor },
  });
  opened.push(limits);
  return limits;
}

async function countAllowed(tries: Promise<unknown>[]): Promise<number> {
  return (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled').length;
}

const EXACT: [LimitName, number, number][] = [
  ['signIn', 10, 900],
  ['signInIp', 50, 900],
  ['signUpIp', 20, 3600],
  ['verifyIp', 20, 900],
  ['codeMail', 5, 3600],
  ['codeMailIp', 20, 3600],
  ['resetMail', 5, 3600],
  ['resetMailIp', 20, 3600],
  ['mailbox', 7, 3600],
  ['mailboxKept', 3, 3600],
  ['importStart', 100, 3600],
  ['upload', 60, 3600],
];

const STORES = [
  { store: 'Postgres', url: undefined, isThere: true },
  { store: 'Redis', url: redis?.url, isThere: HAS_REDIS },
];
for (const { store, url, isThere } of STORES)
  describe.skipIf(!isThere)(`in ${store}`, () => {
    it.each(EXACT)(
      '%s allows exactly %i calls, however many processes ask at once',
      async (name, points, seconds) => {
        const processes = [process(url), process(url)];
        const tries = Array.from({ length: points * 2 }, (_, i) =>
          processes[i % 2]!.consume(name, '198.51.100.1'),
        );
        expect(await countAllowed(tries)).toBe(points);
        const refused = processes[0]!.consume(name, '198.51.100.1');
        await expect(refused).rejects.toMatchObject({ appCode: 'RATE_LIMITED' });
        const error: unknown = await refused.catch((reason: unknown) => reason);
        const retryAfter = error instanceof AppError ? error.retryAfter : undefined;
        expect(retryAfter).toBeGreaterThan(seconds - 60);
        expect(retryAfter).toBeLessThanOrEqual(seconds);
      },
    );

    it('the general limit is nearly exact across processes', async () => {
      const processes = [process(url), process(url)];
      let passed = 0;
      const shared = async (limits: RateLimits) => {
        passed += await countAllowed([limits.consume('general', 'alice')]);
      };
      for (let i = 0; i < 330; i++) await shared(processes[0]!);
      expect(passed).toBe(300);
      // The other process learns of it with its first report.
      const learns = async () => {
        await shared(processes[1]!);
        await expect(processes[1]!.consume('general', 'alice')).rejects.toMatchObject({
          appCode: 'RATE_LIMITED',
        });
      };
      await vi.waitFor(learns, { interval: 5, timeout: 20_000 });
      expect(passed).toBeLessThanOrEqual(360);
    });

    it('an IPv6 network counts as one client, and so does an IPv4 address in any notation', async () => {
      const limits = process(url);
      for (let i = 0; i < 5; i++) await limits.consume('codeMail', ['a@example.org', `2001:db8:1:2::${i}`]);
      for (const same of ['2001:db8:1:2:ffff::1', '2001:0DB8:0001:0002::']) {
        await expect(limits.consume('codeMail', ['a@example.org', same])).rejects.toThrow();
      }
      await limits.consume('codeMail', ['a@example.org', '2001:db8:1:3::1']);
      await limits.consume('codeMail', ['b@example.org', '2001:db8:1:2::1']);
      await limits.consume('codeMail', '203.0.113.9', 5);
      await expect(limits.consume('codeMail', '::ffff:203.0.113.9')).rejects.toThrow();
    });

    it('every limit is multiplied by the configured factor', async () => {
      const limits = process(url, 0.2);
      await limits.consume('codeMail', 'factor');
      await expect(limits.consume('codeMail', 'factor')).rejects.toThrow();
      expect(await countAllowed([1, 2, 3, 4, 5, 6].map(() => limits.countGuess('factor')))).toBe(4);
    });

    it('twenty guesses at an address are allowed, however many processes ask at once', async () => {
      const processes = [process(url), process(url)];
      const guesses = await Promise.allSettled(
        Array.from({ length: 60 }, (_, i) => processes[i % 2]!.countGuess('race@example.org')),
      );
      const refused = guesses
        .filter((guess) => guess.status === 'rejected')
        .map(({ reason }) => reason as AppError);
      expect(refused).toHaveLength(40);
      for (const { appCode, retryAfter = 0 } of refused) {
        expect(appCode).toBe('RATE_LIMITED');
        expect(retryAfter >= 1 && retryAfter <= 60).toBe(true);
      }
      await processes[0]!.countGuess('another@example.org');
    });

    it('undoing a right guess also ends the wait that it began', async () => {
      const limits = process(url);
      const guess = () => limits.countGuess('right@example.org');
      for (let i = 0; i < 19; i++) await guess();
      for (let i = 0; i < 30; i++) await (await guess())();
      expect(await countAllowed([guess(), guess(), guess()])).toBe(1);
    });
  });

it('further guesses wait twice as long each time, at most a minute, and start anew after an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const limits = process();
  const guess = () => limits.countGuess('waits@example.net');
  for (let i = 0; i < 20; i++) await guess();
  for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
    await expect(guess()).rejects.toMatchObject({ appCode: 'RATE_LIMITED', retryAfter: seconds });
    vi.setSystemTime(Date.now() + seconds * 1000);
    await guess();
  }
  vi.setSystemTime(Date.now() + 3_600_000);
  for (let i = 0; i < 20; i++) await guess();
  await expect(guess()).rejects.toMatchObject({ retryAfter: 1 });
});

it('one address may open 120 public pages a minute', async () => {
  const limits = process();
  const tries = Array.from({ length: 130 }, () => limits.consume('publicPage', '203.0.113.8'));
  expect(await countAllowed(tries)).toBe(120);
  const refusal: unknown = await limits.consume('publicPage', '203.0.113.8').catch((error: unknown) => error);
  expect(refusal).toMatchObject({ appCode: 'RATE_LIMITED' });
  expect(refusal instanceof AppError && (refusal.retryAfter ?? 0)).toBeLessThanOrEqual(60);
});

it('a limit restarts when its time is over', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const limits = process();
  await limits.consume('codeMail', 'window', 5);
  await expect(limits.consume('codeMail', 'window')).rejects.toMatchObject({ retryAfter: 3600 });
  vi.setSystemTime(Date.now() + 3_600_000);
  await limits.consume('codeMail', 'window');
});

it('the table of the limits holds no address', async () => {
  await process().consume('signIn', ['alice@example.org', '203.0.113.77']);
  await process().countGuess('alice@example.org');
  const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(deps.db);
  expect(JSON.stringify(rows)).not.toMatch(/example|203\.0/);
});

it('a limit answers UNAVAILABLE when the store is away', async () => {
  const gone = connect('postgres://nobody@127.0.0.1:1/none');
  const inPostgres = createRateLimits({ db: gone, log, config: deps.config });
  await expect(inPostgres.consume('signIn', 'x')).rejects.toMatchObject({ appCode: 'UNAVAILABLE' });
  await expect(inPostgres.countGuess('x')).rejects.toMatchObject({ appCode: 'UNAVAILABLE' });
  await gone.destroy();
  const inRedis = process('redis://127.0.0.1:1');
  await expect(inRedis.consume('signIn', 'x')).rejects.toMatchObject({ appCode: 'UNAVAILABLE' });
});
