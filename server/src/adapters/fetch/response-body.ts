import type { IncomingMessage } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import zlib from 'node:zlib';
import { fetchError } from './fetch-errors.ts';

export interface BodyLimits {
  maxWireBytes: number;
  maxDecodedBytes: number;
}

type Bytes = AsyncIterable<Buffer>;

// Many sites end compressed streams incorrectly; browsers accept what has arrived.
const TOLERANT = { finishFlush: zlib.constants.Z_SYNC_FLUSH };
const TOLERANT_BROTLI = { finishFlush: zlib.constants.BROTLI_OPERATION_FLUSH };
const MAX_CODINGS = 2;
/** The low four bits of a zlib stream's first byte, which tell it from the raw deflate that some servers send. */
const ZLIB_METHOD = 8;

const DECODERS: Record<string, (source: Bytes) => Bytes> = {
  identity: (source) => source,
  gzip: (source) => through(source, zlib.createGunzip(TOLERANT)),
  'x-gzip': (source) => through(source, zlib.createGunzip(TOLERANT)),
  br: (source) => through(source, zlib.createBrotliDecompress(TOLERANT_BROTLI)),
  deflate: inflateEither,
  ...zstdDecoder(),
};

/** The supported content codings, for Accept-Encoding. */
export const ACCEPTED_CODINGS = Object.keys(DECODERS)
  .filter((name) => !['identity', 'x-gzip'].includes(name))
  .join(', ');

/**
 * Reads and decompresses the body. Stops at the first byte over a limit, on the wire or decompressed.
 * @throws IMPORT_UNREADABLE over a limit or for an unknown coding.
 */
export async function readBody(response: IncomingMessage, limits: BodyLimits): Promise<Buffer> {
  if (Number(response.headers['content-length']) > limits.maxWireBytes) throw fetchError('IMPORT_UNREADABLE');
  const decoded = contentCodings(response)
    .reverse()
    .reduce<Bytes>((source, coding) => decoderOf(coding)(source), upTo(limits.maxWireBytes, response));
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of upTo(limits.maxDecodedBytes, decoded)) chunks.push(chunk);
  } catch (error) {
    throw isDecodingError(error) ? fetchError('IMPORT_UNREADABLE', error) : error;
  }
  return Buffer.concat(chunks);
}

function contentCodings(response: IncomingMessage): string[] {
  const codings = (response.headers['content-encoding'] ?? '')
    .split(',')
    .map((coding) => coding.trim().toLowerCase())
    .filter((coding) => coding !== '');
  if (codings.length > MAX_CODINGS) throw fetchError('IMPORT_UNREADABLE');
  return codings;
}

function decoderOf(coding: string): (source: Bytes) => Bytes {
  const decoder = Object.hasOwn(DECODERS, coding) ? DECODERS[coding] : undefined;
  if (!decoder) throw fetchError('IMPORT_UNREADABLE');
  return decoder;
}

async function* upTo(maxBytes: number, source: Bytes): Bytes {
  let total = 0;
  for await (const chunk of source) {
    total += chunk.length;
    if (total > maxBytes) throw fetchError('IMPORT_UNREADABLE');
    yield chunk;
  }
}

function through(source: Bytes, decoder: NodeJS.ReadWriteStream): Bytes {
  // The reader of `decoder` gets every error; pipeline just needs a callback.
  pipeline(Readable.from(source), decoder, () => undefined);
  return decoder as unknown as Bytes;
}

async function* inflateEither(source: Bytes): Bytes {
  const iterator = source[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done) return;
  const isZlib = ((first.value[0] ?? 0) & 0x0f) === ZLIB_METHOD;
  const whole = prepend(first.value, iterator);
  yield* through(whole, isZlib ? zlib.createInflate(TOLERANT) : zlib.createInflateRaw(TOLERANT));
}

async function* prepend(first: Buffer, rest: AsyncIterator<Buffer>): Bytes {
  try {
    yield first;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

/** Only newer versions of Node have zstd. */
function zstdDecoder(): Record<string, (source: Bytes) => Bytes> {
  const create: unknown = Reflect.get(zlib, 'createZstdDecompress');
  if (typeof create !== 'function') return {};
  return { zstd: (source) => through(source, (create as () => NodeJS.ReadWriteStream)()) };
}

function isDecodingError(error: unknown): boolean {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^(Z_|ERR_(_ERROR|BROTLI|ZSTD|PADDING)|ZSTD_)/.test(code);
}
