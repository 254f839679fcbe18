import { hash } from 'node:crypto';
import { isIP } from 'node:net';
import { MESSAGES } from '@larder/shared/errors';
import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import ipaddr from 'ipaddr.js';
import { CompiledQuery } from 'kysely';
import {
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import type { Ctx, Db } from '../ctx.ts';
import { AppError, rateLimited } from '../errors.ts';
import { localFirst } from './local-first-limit.ts';

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
  /** per e-mail and client address: somebody else's attempts elsewhere lock nobody out */
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
  /** per person */
  importStart: { points: 100, seconds: HOUR, exact: true },
  upload: { points: 60, seconds: HOUR, exact: true },
  followRequest: { points: 30, seconds: DAY, exact: true },
  userSearch: { points: 30, seconds: MINUTE, exact: true },
  copySave: { points: 100, seconds: HOUR, exact: true },
  exportDownload: { points: 20, seconds: HOUR, exact: true },
  exportStart: { points: 5, seconds: HOUR, exact: true },
} as const satisfies Record<string, Rule>;

/** The named limits; their numbers are in one table. */
export type LimitName = keyof typeof RULES;

/** Of the person, else of the address of whoever is not signed in. */
type LimitOfCaller = 'general' | 'publicPage' | 'userSearch' | 'followRequest' | 'importStart';
/** Of the address, whoever is signed in there. */
const BY_ADDRESS = ['signInIp', 'signUpIp', 'verifyIp', 'codeMailIp', 'resetMailIp'] as const;

/** The limits that a procedure may name: they need nothing of its input and are counted before that is read. */
export type CallLimit = LimitOfCaller | (typeof BY_ADDRESS)[number];

/** What a call counts under. */
export function callerKeyOf(limit: CallLimit, { viewer, ip }: Pick<Ctx, 'viewer' | 'ip'>): string {
  const isByAddress = (BY_ADDRESS as readonly string[]).includes(limit);
  return isByAddress || !viewer ? ip : viewer.userId;
}

export interface RateLimits {
  /**
   * Counts one call (or `points`) of whoever `key` names: a person, a client address, or several parts together. IPv6
   * addresses count by their /64. Throws RATE_LIMITED with the seconds to wait when the limit is used up, and
   * UNAVAILABLE when the store cannot be reached.
   */
  consume(limit: LimitName, key: string | readonly string[], points?: number): Promise<void>;
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
  return {
    consume: (limit, key, points = 1) => counters[limit](callerKey(key), points),
    close: async () => redis?.disconnect(),
  };

  function counterOf(name: LimitName): Counter {
    const { points, seconds, exact } = RULES[name];
    const allowed = Math.max(1, Math.round(points * config.rateLimitFactor));
    const options = { keyPrefix: `limit:${name}`, points: allowed, duration: seconds };
    const store = redis ? inRedis(redis, options) : inPostgres(deps.db, options);
    if (exact) return exactly(store);
    return localFirst((key, used) => store.penalty(shorten(key), used), { allowed, seconds, log });
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
    query: async ({ text, values }: { text: string; values: unknown[] }) =>
      db.executeQuery(CompiledQuery.raw(text, values)),
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

function exactly(store: RateLimiterAbstract): Counter {
  return async (key, points) => {
    try {
      await store.consume(shorten(key), points);
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) throw rateLimited(refusal.msBeforeNext / 1000);
      throw new AppError('UNAVAILABLE', MESSAGES.unavailable, { cause: refusal });
    }
  };
}

function callerKey(key: string | readonly string[]): string {
  return typeof key === 'string' ? networkOf(key) : key.map(networkOf).join('\n');
}

/** One household, one counter: whoever has an IPv6 address has 2^64 of them. */
export function networkOf(part: string): string {
  if (isIP(part) !== 6) return part;
  const address = ipaddr.process(part);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  return `${address.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** Of fixed length, and no addresses of people in the store. */
function shorten(key: string): string {
  return hash('sha256', key, 'base64url');
}
