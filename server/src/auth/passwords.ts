import { MESSAGES } from '@larder/shared/errors';
import { Argon2id } from 'oslo/password';
import pLimit from 'p-limit';
import { AppError } from '../errors.ts';

/** Each hash takes 19 MiB and tens of milliseconds of a core: two at once leave the process able to answer. */
const AT_ONCE = 2;
/** Past this many waiting, a caller would wait for seconds: better told at once. */
const WAITING_MAX = 200;

const argon2id = new Argon2id({ memorySize: 19_456, iterations: 2, parallelism: 1 });
const slots = pLimit(AT_ONCE);

/** A hash of the same cost that no password fits (of 32 random bytes nobody kept). */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$k02uHQFIkZ0LSsUug3RNTg$LJnqNNS0HSPCe8uLQRK1RhlftyZLtnRekhbRV2FjDEk';

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => argon2id.hash(password));
}

/** Whether the password fits. Without a hash (nobody there) it does the same work and says no. */
export async function isPasswordRight(passwordHash: string | undefined, password: string): Promise<boolean> {
  const fits = await inTurn(() => argon2id.verify(passwordHash ?? DUMMY_HASH, password));
  return fits && passwordHash !== undefined;
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (slots.pendingCount >= WAITING_MAX) throw new AppError('UNAVAILABLE', MESSAGES.unavailable);
  return slots(work);
}
