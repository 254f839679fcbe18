import type { Language } from '@larder/shared/messages/language';
import type { FastifyBaseLogger } from 'fastify';
import type { GuardedFetch } from './adapters/fetch/guarded-fetch.ts';
import type { Mailer } from './adapters/mail/mailer.ts';
import type { RateLimits } from './adapters/rate-limits/rate-limits.ts';
import type { Storage } from './adapters/storage/storage.ts';
import type { Config } from './config.ts';
import type { Db } from './db/db.ts';
import type { Events } from './jobs/events.ts';
import type { Jobs } from './jobs/queue.ts';
import type { UserId, VaultId, VaultRole } from '@larder/shared/ids';

/** The signed-in person, known from the session alone. */
export interface Viewer {
  userId: UserId;
  /** Whose recipes and collections the call is about. */
  vaultId: VaultId;
  role: VaultRole;
  email: string;
  displayName: string;
  username: string;
  profileImageUrl: string | null;
  /** Chosen in the settings; null: the browser's. */
  language: Language | null;
  sessionId: string;
  /** Of a caller with a personal access token in place of a session. */
  token?: { mayWrite: boolean };
}

/** What a process builds once (create-deps.ts). */
export interface Deps {
  config: Config;
  db: Db;
  jobs: Jobs;
  events: Events;
  mailer: Mailer;
  storage: Storage;
  guardedFetch: GuardedFetch;
  rateLimits: RateLimits;
  now: () => Date;
  log: FastifyBaseLogger;
}

/** What a request adds: who asks, from where, and the cookies of the answer. */
export interface Ctx extends Deps {
  viewer: Viewer | null;
  /** Client address: what rate limits of signed-out callers are keyed by. */
  ip: string;
  userAgent: string | null;
  /** In which the answer is read: chosen in the settings, else the browser's. */
  language: Language;
  cookies: Cookies;
  requestId: string;
  /** The contract that the caller's files were built with (shared/src/contract.ts). */
  contract?: number | undefined;
  /** The number that the caller's device drew for a write (sync/idempotent-writes.ts). */
  writeId?: string | undefined;
  /** Of a write inside a transaction of its caller's: does `work` when that is kept. */
  afterCommit?: (work: () => Promise<void>) => void;
  /** Of an event stream: aborted when it gives way to a newer one of the same person. */
  replaced?: AbortSignal | undefined;
}

/** The same for a person who is signed in: what every feature of the app proper takes. */
export interface UserCtx extends Ctx {
  viewer: Viewer;
}

export interface Cookies {
  get(name: string): string | undefined;
  set(name: string, value: string, options: { maxAgeSeconds: number }): void;
  clear(name: string): void;
}
