import { userIdSchema, vaultIdSchema } from '@larder/shared/ids';
import { z } from 'zod';

/**
 * Every kind of job: what it carries (ids only, never a secret), how often it is tried and with which first pause (it
 * doubles each time), how many run at once in a process.
 */
export const JOBS = {
  import: {
    payload: z.strictObject({ importId: z.uuid(), jobNumber: z.number().int() }),
    attempts: 3,
    backoffMs: 1_000,
    /** Most of them wait for a site: features/imports/worker-places.ts shares out what they work in. */
    concurrency: { perPlace: 4 },
  },
  /** The same for photos: one at a time in a process, since reading them takes a core and much memory. */
  photos: {
    payload: z.strictObject({ importId: z.uuid(), jobNumber: z.number().int() }),
    attempts: 3,
    backoffMs: 1_000,
    concurrency: 1,
  },
  export: {
    payload: z.strictObject({ exportId: z.uuid() }),
    attempts: 3,
    backoffMs: 2_000,
    concurrency: 1,
  },
  /** One at a time in a process: a library is large. */
  move: {
    payload: z.strictObject({ moveId: z.uuid() }),
    attempts: 3,
    backoffMs: 2_000,
    concurrency: 1,
  },
  mail: {
    payload: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('verify-email'), signupId: z.uuid() }),
      z.strictObject({ kind: z.literal('address-taken'), userId: userIdSchema }),
      z.strictObject({ kind: z.literal('reset-password'), userId: userIdSchema }),
      z.strictObject({ kind: z.literal('password-changed'), userId: userIdSchema }),
      z.strictObject({ kind: z.literal('new-device'), deviceId: z.uuid() }),
    ]),
    attempts: 8,
    backoffMs: 2_000,
    concurrency: 2,
  },
  /** Of a person's library, for the search. */
  index: { payload: z.strictObject({ userId: vaultIdSchema }), attempts: 1, backoffMs: 0, concurrency: 1 },
  sweep: { payload: z.strictObject({}), attempts: 1, backoffMs: 0, concurrency: 1 },
} as const;

export type JobName = keyof typeof JOBS;
export type JobPayload<N extends JobName> = z.infer<(typeof JOBS)[N]['payload']>;

export const JOB_NAMES = Object.keys(JOBS) as JobName[];
