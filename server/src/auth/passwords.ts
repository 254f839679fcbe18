import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { MESSAGES } from '@larder/shared/errors';
import { hashRaw } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { AppError } from '../errors.ts';
import { isSameHash } from './codes.ts';

/**
 * Each hash takes 19 MiB and tens of milliseconds of a core. Two at once at most, and one core is left to answer everybody
 * else: with both cores of two hashing, whoever was in waited for those at the door.
 */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Past this many waiting, a caller would wait for seconds: better told at once. */
const WAITING_MAX = 200;

const COST: Cost = { memory: 19_456, rounds: 2, lanes: 1 };
const SALT_BYTES = 16;
const slots = pLimit(AT_ONCE);

const ENCODED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$/;

interface Cost {
  memory: number;
  rounds: number;
  lanes: number;
}
interface Recipe extends Cost {
  salt: Buffer;
}
/** Whoever is not there has a password of the same cost, which nothing is compared with. */
const NOBODY: Recipe = { ...COST, salt: randomBytes(SALT_BYTES) };

/** A hash to keep; with the salt of `like`, so that the hashes of one address can all be compared with at once. */
export function hashPassword(password: string, like?: string): Promise<string> {
  return hashBy({ ...COST, salt: recipeOf(like)?.salt ?? randomBytes(SALT_BYTES) }, password);
}

/** What the password would be if it were that of `like`. Without one (nobody there) the same work is done in vain. */
export function hashAs(like: string | undefined, password: string): Promise<string> {
  return hashBy(recipeOf(like) ?? NOBODY, password);
}

/** Whether the password fits. Without a hash (nobody there) it does the same work and says no. */
export async function isPasswordRight(passwordHash: string | undefined, password: string): Promise<boolean> {
  const given = await hashAs(passwordHash, password);
  return passwordHash !== undefined && isSameHash(given, passwordHash);
}

/** Whether `hash` has the salt of `like`, where that has one: no password fits a hash that cannot be read. */
export function hasSaltOf(like: string, hash: string): boolean {
  const salt = recipeOf(like)?.salt;
  return salt === undefined || recipeOf(hash)?.salt.equals(salt) === true;
}

/** How a hash was made, so that one made at another cost can still be compared with. */
function recipeOf(encoded: string | undefined): Recipe | undefined {
  const [, memory, rounds, lanes, salt] = ENCODED.exec(encoded ?? '') ?? [];
  if (salt === undefined) return undefined;
  const cost = { memory: Number(memory), rounds: Number(rounds), lanes: Number(lanes) };
  return { ...cost, salt: Buffer.from(salt, 'base64') };
}

/** Argon2id, in the usual notation. (The library's own `hash` takes no salt.) */
async function hashBy({ memory, rounds, lanes, salt }: Recipe, password: string): Promise<string> {
  const options = { memoryCost: memory, timeCost: rounds, parallelism: lanes, salt };
  const raw = await inTurn(() => hashRaw(password.normalize('NFKC'), options));
  return `$argon2id$v=19$m=${memory},t=${rounds},p=${lanes}$${unpadded(salt)}$${unpadded(raw)}`;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (slots.pendingCount >= WAITING_MAX) throw new AppError('UNAVAILABLE', MESSAGES.unavailable);
  return slots(work);
}
