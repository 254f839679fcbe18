import { hash } from 'node:crypto';
import { MESSAGES } from '@larder/shared/errors';
import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import { CompiledQuery } from 'kysely';
import {
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/db.ts';
import { AppError, rateLimited } from '../../errors.ts';
import { guessLimit, type UndoCount } from './guess-limit.ts';
import { localFirst } from './local-first-limit.ts';
import { networkOf } from '../../network-of.ts';
import { limitsHit, outcomeOf } from '../../process/metrics.ts';
import type { UserId } from '@larder/shared/ids';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Rule {
  points: number;
  seconds: number;
  /**
   * Exact limits ask the shared store at every call. The others are on the way of every call, where a round trip would
   * cost more than the call: they are counted in the process and reported in parts (local-first-limit.ts).
   */
  exact: boolean;
}

/** Every number of the limits; RATE_LIMIT_FACTOR multiplies them all. */
const RULES = {
  /** per person, else per client address */
  general: { points: 300, seconds: MINUTE, exact: false },
  /** per client address */
  publicPage: { points: 120, seconds: MINUTE, exact: false },
  /** per client address; a page of a shared list asks 15 times a minute, and some are open in one household */
  sharedList: { points: 300, seconds: MINUTE, exact: false },
  /** per e-mail and client address: attempts from elsewhere do not lock a person out */
  signIn: { points: 10, seconds: 15 * MINUTE, exact: true },
  signInIp: { points: 50, seconds: 15 * MINUTE, exact: true },
  signUpIp: { points: 20, seconds: HOUR, exact: true },
  verifyIp: { points: 20, seconds: 15 * MINUTE, exact: true },
  /** per e-mail and client address */
  codeMail: { points: 5, seconds: HOUR, exact: true },
  codeMailIp: { points: 20, seconds: HOUR, exact: true },
  /** per e-mail and client address */
  resetMail: { points: 5, seconds: HOUR, exact: true },
  resetMailIp: { points: 20, seconds: HOUR, exact: true },
  /** per mailbox, mails of every kind; some are reserved for its owner (features/auth/mail-limit.ts): 10 an hour in all */
  mailbox: { points: 7, seconds: HOUR, exact: true },
  mailboxKept: { points: 3, seconds: HOUR, exact: true },
  /** per person */
  importStart: { points: 100, seconds: HOUR, exact: true },
  upload: { points: 60, seconds: HOUR, exact: true },
  followRequest: { points: 30, seconds: DAY, exact: true },
  userSearch: { points: 30, seconds: MINUTE, exact: true },
  copySave: { points: 100, seconds: HOUR, exact: true },
  exportDownload: { points: 20, seconds: HOUR, exact: true },
  exportStart: { points: 5, seconds: HOUR, exact: true },
  moveBegin: { points: 20, seconds: DAY, exact: true },
  /** two files of the largest size, with parts sent again */
  movePart: { points: 8_000, seconds: DAY, exact: true },
} as const satisfies Record<string, Rule>;

/** Wrong passwords per e-mail, wherever they come from, after which an unknown device has to wait (guess-limit.ts). */
const GUESSES = { points: 20, seconds: HOUR };

/** The named limits; their numbers are in one table. */
export type LimitName = keyof typeof RULES;

/** Of the person, else of the address of a caller who is not signed in. */
type LimitOfCaller = 'general' | 'publicPage' | 'sharedList' | 'userSearch' | 'followRequest' | 'importStart';
/** Of the address, signed in or not. */
const BY_ADDRESS = ['signInIp', 'signUpIp', 'verifyIp', 'codeMailIp', 'resetMailIp'] as const;

/** The limits that a procedure may name: they need nothing of its input and are counted before that is read. */
export type CallLimit = LimitOfCaller | (typeof BY_ADDRESS)[number];

interface Caller {
  viewer: { userId: UserId } | null;
  ip: string;
}

/** What a call counts under. */
export function callerKeyOf(limit: CallLimit, { viewer, ip }: Caller): string {
  const isByAddress = (BY_ADDRESS as readonly string[]).includes(limit);
  return isByAddress || !viewer ? ip : viewer.userId;
}

export interface RateLimits {
  /**
   * Counts one call (or `points`) of what `key` names: a person, a client address, or several parts together. IPv6
   * addresses count by their /64. Throws RATE_LIMITED with the seconds to wait when the limit is used up, and
   * UNAVAILABLE when the store cannot be reached.
   */
  consume(limit: LimitName, key: string | readonly string[], points?: number): Promise<void>;
  /**
   * Counts a guess at the password of this e-mail address, known or not, before it is checked; gives what takes it back.
   * Throws as `consume` does while the address has to wait.
   */
  countGuess(email: string): Promise<UndoCount>;
  close(): Promise<void>;
}

/** One limit over the shared store. */
type Counter = (key: string, points: number) => Promise<void>;

/** Limits shared between processes: in Redis with REDIS_URL, else in Postgres (table rate_limits). */
export function createRateLimits(deps: { config: Config; db: Db; log: FastifyBaseLogger }): RateLimits {
  const { config, log } = deps;
  const redis = config.redisUrl === undefined ? undefined : connectRedis(config.redisUrl, log);
  const names = Object.keys(RULES) as LimitName[];
  const counters = Object.fromEntries(names.map((name) => [name, counterOf(name)])) as Record<
    LimitName,
    Counter
  >;
  const { seconds: guessWindow } = GUESSES;
  const free = allowedOf(GUESSES);
  const guess = guessLimit(
    { failures: storeOf('guesses', free, guessWindow), waits: storeOf('guessWaits', 1, guessWindow) },
    free,
  );
  return {
    consume: async (limit, key, points = 1) => {
      try {
        await counters[limit](callerKey(key), points);
      } catch (error) {
        if (outcomeOf(error) === 'RATE_LIMITED') limitsHit.inc({ limit });
        throw error;
      }
    },
    countGuess: async (email) => {
      const takeBack = await asAppError(() => guess(shorten(email)));
      return () => asAppError(takeBack);
    },
    close: async () => redis?.disconnect(),
  };

  function counterOf(name: LimitName): Counter {
    const { seconds, exact } = RULES[name];
    const allowed = allowedOf(RULES[name]);
    const store = storeOf(name, allowed, seconds);
    if (exact)
      return async (key, used) => asAppError(async () => void (await store.consume(shorten(key), used)));
    return localFirst((key, used) => store.penalty(shorten(key), used), { allowed, seconds, log });
  }

  function storeOf(name: string, points: number, duration: number): RateLimiterAbstract {
    const options = { keyPrefix: `limit:${name}`, points, duration };
    return redis ? inRedis(redis, options) : inPostgres(deps.db, options);
  }

  function allowedOf({ points }: { points: number }): number {
    return Math.max(1, Math.round(points * config.rateLimitFactor));
  }
}

interface StoreOptions {
  keyPrefix: string;
  points: number;
  duration: number;
}

function inPostgres(db: Db, options: StoreOptions): RateLimiterAbstract {
  // The library asks for a pool: this is the one Kysely has.
  const pool = {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
      return { rows, rowCount: rows.length };
    },
  };
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
  });
}

function inRedis(redis: Redis, options: StoreOptions): RateLimiterAbstract {
  return new RateLimiterRedis({ ...options, storeClient: redis });
}

function connectRedis(url: string, log: FastifyBaseLogger): Redis {
  const redis = new Redis(url, { connectTimeout: 5_000, commandTimeout: 3_000, maxRetriesPerRequest: 1 });
  redis.on('error', (error) => log.warn({ err: error }, 'rate limits: Redis'));
  return redis;
}

/** What the stores refuse or fail with, as the error that a caller gets. */
async function asAppError<T>(use: () => Promise<T>): Promise<T> {
  try {
    return await use();
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) throw rateLimited(refusal.msBeforeNext / 1000);
    throw new AppError('UNAVAILABLE', MESSAGES.unavailable, { cause: refusal });
  }
}

function callerKey(key: string | readonly string[]): string {
  return typeof key === 'string' ? networkOf(key) : key.map(networkOf).join('\n');
}

/** Of fixed length, and no addresses of people in the store. */
function shorten(key: string): string {
  return hash('sha256', key, 'base64url');
}
