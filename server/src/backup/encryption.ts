import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { StartError } from '../process/start-error.ts';
import { DamagedBackupError } from './format.ts';

/** What every file of the age format begins with. */
const AGE = Buffer.from('age-encryption.org/v1\n');

/** Of the hash that makes the key: a guess costs a second and 256 MB, as with the program age. */
const WORK_FACTOR = 18;

/** Encrypts as `age --passphrase` does, a chunk of 64 kB at a time. */
export async function encrypted(
  plain: Readable,
  passphrase: string,
  workFactor = WORK_FACTOR,
): Promise<Readable> {
  const { Encrypter } = await import('age-encryption');
  const age = new Encrypter();
  age.setPassphrase(passphrase);
  age.setScryptWorkFactor(workFactor);
  const stream = await age.encrypt(Readable.toWeb(plain) as globalThis.ReadableStream<Uint8Array>);
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>);
}

/**
 * The backup in the clear; one that is not encrypted is passed on as it is.
 * @throws StartError when it is encrypted and `passphrase` is missing or not the one.
 */
export async function decrypted(source: Readable, passphrase: string | undefined): Promise<Readable> {
  const { isAge, whole } = await looksEncrypted(source);
  if (!isAge) return whole;
  if (passphrase === undefined)
    throw new StartError('This backup is encrypted: set BACKUP_PASSPHRASE to its passphrase.');
  const { Decrypter } = await import('age-encryption');
  const age = new Decrypter();
  age.addPassphrase(passphrase);
  const stream = await age
    .decrypt(Readable.toWeb(whole) as globalThis.ReadableStream<Uint8Array>)
    .catch((cause: unknown) => {
      throw new StartError('This backup cannot be decrypted: BACKUP_PASSPHRASE is not its passphrase.', {
        cause,
      });
    });
  return Readable.from(unchanged(stream), { objectMode: false });
}

/** Errors with a code are those of the disk or the network. */
async function* unchanged(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  try {
    yield* stream;
  } catch (error) {
    if (error instanceof Error && typeof (error as NodeJS.ErrnoException).code === 'string') throw error;
    throw new DamagedBackupError('it was cut or changed', error);
  }
}

async function looksEncrypted(source: Readable): Promise<{ isAge: boolean; whole: Readable }> {
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let start = Buffer.alloc(0);
  let isOver = false;
  while (start.length < AGE.length && !isOver) {
    const next = await chunks.next();
    if (next.done === true) isOver = true;
    else start = Buffer.concat([start, next.value]);
  }
  const whole = async function* () {
    try {
      yield start;
      for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) yield next.value;
    } finally {
      source.destroy();
    }
  };
  return {
    isAge: start.subarray(0, AGE.length).equals(AGE),
    whole: Readable.from(whole(), { objectMode: false }),
  };
}
