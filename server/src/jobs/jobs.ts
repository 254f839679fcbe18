import { z } from 'zod';

/** Every kind of job: what it carries (ids only, never a secret), how often it is tried, how many run at once. */
export const JOBS = {
  import: { payload: z.strictObject({ importId: z.uuid() }), attempts: 3, concurrency: 3 },
  mail: {
    payload: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('verify-email'), signupId: z.uuid() }),
      z.strictObject({ kind: z.literal('address-taken'), userId: z.uuid() }),
    ]),
    attempts: 8,
    concurrency: 2,
  },
  sweep: { payload: z.strictObject({}), attempts: 1, concurrency: 1 },
} as const;

export type JobName = keyof typeof JOBS;
export type JobPayload<N extends JobName> = z.infer<(typeof JOBS)[N]['payload']>;
