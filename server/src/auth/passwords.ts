import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { MESSAGES } from '@larder/shared/errors';
import { hashRaw } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { AppError } from '../errors.ts';
import { isSameHash } from './codes.ts';

/**
 * Each hash takes 19 MiB and tens of milliseconds of a core. At most two run at once, and one core stays free for other
 * requests: otherwise sign-ins would slow down people who are signed in.
 */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** With more waiting, a caller would wait for seconds and is refused instead. */
const QUEUE_MAX = 200;

const COST: Cost = { memory: 19_456, rounds: 2, lanes: 1 };
const SALT_BYTES = 16;
const slots = pLimit(AT_ONCE);

const ENCODED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$/;

interface Cost {
  memory: number;
  rounds: number;
  lanes: number;
}
interface HashParams extends Cost {
  salt: Buffer;
}
/** Hashed with when there is no account, so that the time of an answer does not tell whether there is one. */
const DUMMY: HashParams = { ...COST, salt: randomBytes(SALT_BYTES) };

/** The hash to store. With the salt of `like`, so that one hash can be compared with all those of one e-mail address. */
export function hashPassword(password: string, like?: string): Promise<string> {
  return argon2id({ ...COST, salt: paramsOf(like)?.salt ?? randomBytes(SALT_BYTES) }, password);
}

/** Hashes with the parameters and salt of `like`, for comparison with it. Without `like` (no account) it takes as long. */
export function hashAs(like: string | undefined, password: string): Promise<string> {
  return argon2id(paramsOf(like) ?? DUMMY, password);
}

/** Whether the password is right. Without a hash (no account) it takes as long and returns false. */
export async function isPasswordRight(passwordHash: string | undefined, password: string): Promise<boolean> {
  const given = await hashAs(passwordHash, password);
  return passwordHash !== undefined && isSameHash(given, passwordHash);
}

/** Whether `hash` has the salt of `like`. True when `like` cannot be parsed: no password matches it anyway. */
export function hasSaltOf(like: string, hash: string): boolean {
  const salt = paramsOf(like)?.salt;
  return salt === undefined || paramsOf(hash)?.salt.equals(salt) === true;
}

/** The parameters in an encoded hash, so that hashes of another cost can still be checked. */
function paramsOf(encoded: string | undefined): HashParams | undefined {
  const [, memory, rounds, lanes, salt] = ENCODED.exec(encoded ?? '') ?? [];
  if (salt === undefined) return undefined;
  const cost = { memory: Number(memory), rounds: Number(rounds), lanes: Number(lanes) };
  return { ...cost, salt: Buffer.from(salt, 'base64') };
}

/** Argon2id, in the usual notation. The library's own `hash` takes no salt. */
async function argon2id({ memory, rounds, lanes, salt }: HashParams, password: string): Promise<string> {
  const options = { memoryCost: memory, timeCost: rounds, parallelism: lanes, salt };
  const raw = await inSlot(() => hashRaw(password.normalize('NFKC'), options));
  return `$argon2id$v=19$m=${memory},t=${rounds},p=${lanes}$${unpadded(salt)}$${unpadded(raw)}`;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

function inSlot<T>(work: () => Promise<T>): Promise<T> {
  if (slots.pendingCount >= QUEUE_MAX) throw new AppError('UNAVAILABLE', MESSAGES.unavailable);
  return slots(work);
}
