import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { addAbortSignal } from 'node:stream';
import { PRODUCT_NAME } from '@larder/shared/product';
import type { Config } from '../../config.ts';
import { AppError } from '../../errors.ts';
import { unlessAborted } from '../../process/within.ts';
import {
  findSafeTarget,
  parseFetchUrl,
  parseRedirect,
  resolveBySystem,
  type AddressGuard,
  type ResolveHost,
} from './address-guard.ts';
import { isBotWall } from '../../extraction/page/bot-wall.ts';
import { decodeHtml } from './charset.ts';
import { fetchError, statusError } from './fetch-errors.ts';
import { mediaOfBytes, mediaOfType } from './not-a-page.ts';
import { getPinned } from './pinned-request.ts';
import { ACCEPTED_CODINGS, readBody } from './response-body.ts';
import { fetchDuration, outcomeOf, timed } from '../../process/metrics.ts';
import { describeSpan } from '../../process/tracing.ts';

/** All requests to addresses that people give go through here (docs/rules.md, Importing). */
export interface GuardedFetch {
  /** Reads a page as text. Errors are AppErrors with the IMPORT_* codes. */
  page(url: string, options: CallOptions): Promise<FetchedPage>;
  /** Reads an image's bytes (at most 10 MB). */
  image(url: string, options: CallOptions): Promise<{ url: string; bytes: Buffer }>;
  /** Reads an API's answer as text, whatever its status. */
  data(url: string, options: CallOptions): Promise<{ status: number; text: string }>;
  /**
   * Follows a short link until `hop` accepts an address, and returns that. Null when no address is accepted or one of
   * them is refused.
   */
  destination(url: string, options: CallOptions & { hop: JudgeHop }): Promise<string | null>;
}

/** Judges each address on the way, the link itself included. */
export type JudgeHop = (url: string) => 'there' | 'further' | 'refused';

interface CallOptions {
  signal: AbortSignal;
  /** Waits for the host rate limit before every request, redirects included. That time does not count as the site's. */
  pace?: Pace | undefined;
}
export type Pace = (host: string, signal: AbortSignal) => Promise<void>;

interface FetchedPage {
  /** The address after all redirects. */
  url: string;
  /** The decoded text. */
  html: string;
}

export interface FetchLimits {
  connectMs: number;
  firstByteMs: number;
  totalMs: number;
  maxRedirects: number;
  maxPageWireBytes: number;
  maxPageBytes: number;
  maxImageBytes: number;
}

export const FETCH_LIMITS: FetchLimits = {
  connectMs: 5_000,
  firstByteMs: 10_000,
  totalMs: 25_000,
  maxRedirects: 5,
  maxPageWireBytes: 3 * 1024 * 1024,
  maxPageBytes: 10 * 1024 * 1024,
  maxImageBytes: 10 * 1024 * 1024,
};

interface FetchOptions {
  limits?: Partial<FetchLimits>;
  resolve?: ResolveHost;
}

interface FetchContext {
  guard: AddressGuard;
  limits: FetchLimits;
  signal: AbortSignal;
  pace: Pace | undefined;
}

/** How much longer a fetch may take that waits for host rate limits. */
const PACED_EXTRA_MS = 60_000;

const COMMON_HEADERS: OutgoingHttpHeaders = {
  // Names Larder, in the form that servers expect from a browser.
  'user-agent': `Mozilla/5.0 (compatible; ${PRODUCT_NAME}/1.0; recipe import requested by a person)`,
  'accept-language': 'en;q=0.9, *;q=0.8',
};
const PAGE_HEADERS: OutgoingHttpHeaders = {
  ...COMMON_HEADERS,
  accept: 'text/html, application/xhtml+xml, application/xml;q=0.9, text/plain;q=0.8',
  'accept-encoding': ACCEPTED_CODINGS,
  'upgrade-insecure-requests': '1',
};
const IMAGE_HEADERS: OutgoingHttpHeaders = {
  ...COMMON_HEADERS,
  accept: 'image/avif, image/webp, image/jpeg, image/png, image/*;q=0.5',
  'accept-encoding': 'identity',
};

const DATA_HEADERS: OutgoingHttpHeaders = {
  ...COMMON_HEADERS,
  accept: 'application/json, text/xml;q=0.8, */*;q=0.5',
  'accept-encoding': ACCEPTED_CODINGS,
};

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const PAGE_TYPE = /^(text\/(html|plain|xml)|application\/([\w.-]+\+)?xml)$/;
/** Object stores often serve images as octet streams; decoding will check the bytes. */
const IMAGE_TYPE = /^(image\/[\w.+-]+|(application|binary)\/octet-stream)$/;

/**
 * Creates the guarded fetch. `options` exist for tests: shorter limits, another resolver.
 */
export function createGuardedFetch(
  config: Pick<Config, 'fetchAllowHosts'>,
  options: FetchOptions = {},
): GuardedFetch {
  const limits = { ...FETCH_LIMITS, ...options.limits };
  const guard = { allowHosts: config.fetchAllowHosts, resolve: options.resolve ?? resolveBySystem };
  const run = <T>(
    what: string,
    { signal, pace }: CallOptions,
    work: (context: FetchContext) => Promise<T>,
  ): Promise<T> =>
    timed(
      fetchDuration,
      { what },
      () =>
        withinTotal(limits.totalMs + (pace ? PACED_EXTRA_MS : 0), signal, (combined) =>
          work({ guard, limits, signal: combined, pace }),
        ),
      (error) => (signal.aborted ? 'cancelled' : outcomeOf(error)),
    );
  return {
    page: (url, options) => run('page', options, (context) => fetchPage(url, context)),
    image: (url, options) => run('image', options, (context) => fetchImage(url, context)),
    data: (url, options) => run('data', options, (context) => fetchData(url, context)),
    destination: (url, options) =>
      run('link', options, (context) => findDestination(url, options.hop, context)),
  };
}

async function fetchPage(address: string, context: FetchContext): Promise<FetchedPage> {
  const { url, response } = await follow(address, PAGE_HEADERS, context);
  try {
    const status = response.statusCode ?? 0;
    const failure = statusError(status);
    if (failure !== undefined && status !== 503) throw fetchError(failure);
    if (failure === undefined) checkIsPage(response, url);
    const { maxPageWireBytes, maxPageBytes } = context.limits;
    const bytes = await readBody(response, { maxWireBytes: maxPageWireBytes, maxDecodedBytes: maxPageBytes });
    const media = mediaOfBytes(bytes);
    if (media !== undefined) throw fetchError(media);
    const html = decodeHtml(bytes, response.headers['content-type']);
    if (isBotWall(response.headers, html)) throw fetchError('IMPORT_BLOCKED');
    if (failure !== undefined) throw fetchError(failure);
    return { url: url.href, html: checkedText(html) };
  } finally {
    response.destroy();
  }
}

async function fetchImage(address: string, context: FetchContext): Promise<{ url: string; bytes: Buffer }> {
  const { url, response } = await follow(address, IMAGE_HEADERS, context);
  try {
    const failure = statusError(response.statusCode ?? 0);
    if (failure !== undefined) throw fetchError(failure);
    checkContentType(response, IMAGE_TYPE);
    const { maxImageBytes } = context.limits;
    const bytes = await readBody(response, { maxWireBytes: maxImageBytes, maxDecodedBytes: maxImageBytes });
    if (bytes.length === 0) throw fetchError('IMPORT_EMPTY');
    return { url: url.href, bytes };
  } finally {
    response.destroy();
  }
}

async function fetchData(address: string, context: FetchContext): Promise<{ status: number; text: string }> {
  const { response } = await follow(address, DATA_HEADERS, context);
  try {
    const { maxPageWireBytes, maxPageBytes } = context.limits;
    const bytes = await readBody(response, { maxWireBytes: maxPageWireBytes, maxDecodedBytes: maxPageBytes });
    const text = decodeHtml(bytes, response.headers['content-type']).replaceAll('\u0000', '');
    return { status: response.statusCode ?? 0, text };
  } finally {
    response.destroy();
  }
}

async function findDestination(
  address: string,
  hop: JudgeHop,
  context: FetchContext,
): Promise<string | null> {
  let url = parseFetchUrl(address);
  for (let redirects = 0; url && redirects <= context.limits.maxRedirects; redirects++) {
    const verdict = hop(url.href);
    if (verdict !== 'further') return verdict === 'there' ? url.href : null;
    const response = await request(url, PAGE_HEADERS, context);
    response.destroy();
    const { location } = response.headers;
    if (!REDIRECTS.has(response.statusCode ?? 0) || location === undefined) return null;
    url = parseRedirect(Buffer.from(location, 'latin1').toString('utf8'), url);
  }
  return null;
}

/** Follows redirects itself, so that each address is checked like the first and none leads from https to http. */
async function follow(
  address: string,
  headers: OutgoingHttpHeaders,
  context: FetchContext,
): Promise<{ url: URL; response: IncomingMessage }> {
  let url = parseFetchUrl(address);
  if (!url) throw fetchError('IMPORT_INVALID_URL');
  for (let redirects = 0; redirects <= context.limits.maxRedirects; redirects++) {
    const response = await request(url, headers, context);
    const { location } = response.headers;
    if (!REDIRECTS.has(response.statusCode ?? 0) || location === undefined) return { url, response };
    response.destroy();
    const next = parseRedirect(Buffer.from(location, 'latin1').toString('utf8'), url);
    if (!next) throw fetchError('IMPORT_UNREADABLE');
    url = next;
  }
  throw fetchError('IMPORT_UNREADABLE');
}

async function request(
  url: URL,
  headers: OutgoingHttpHeaders,
  context: FetchContext,
): Promise<IncomingMessage> {
  const { guard, limits, signal, pace } = context;
  describeSpan({ 'server.address': url.hostname });
  await pace?.(url.host, signal);
  const target = await withinTotal(limits.connectMs, signal, () => findSafeTarget(url, guard));
  const response = await getPinned(url, { target, headers, limits, signal });
  addAbortSignal(signal, response);
  return response;
}

/**
 * Runs `work` until the time is over or the caller's signal is aborted.
 * @throws the signal's reason when it is aborted, IMPORT_TIMEOUT when time runs out, AppErrors of `work`, and IMPORT_NETWORK
 * for everything else: an answer must not reveal whether an address was refused or unreachable.
 */
async function withinTotal<T>(
  ms: number,
  caller: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  caller.throwIfAborted();
  const clock = new AbortController();
  const timer = setTimeout(() => clock.abort(fetchError('IMPORT_TIMEOUT')), ms);
  const signal = AbortSignal.any([caller, clock.signal]);
  try {
    return await unlessAborted(work(signal), signal);
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof AppError ? error : fetchError('IMPORT_NETWORK', error);
  } finally {
    clearTimeout(timer);
    // Ends what `work` may still have running.
    clock.abort();
  }
}

function checkIsPage(response: IncomingMessage, url: URL): void {
  const media = mediaOfType(contentType(response), url);
  if (media !== undefined) throw fetchError(media);
  checkContentType(response, PAGE_TYPE);
}

function contentType(response: IncomingMessage): string | undefined {
  return response.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
}

function checkContentType(response: IncomingMessage, allowed: RegExp): void {
  const type = contentType(response);
  if (type !== undefined && type !== '' && !allowed.test(type)) throw fetchError('IMPORT_UNREADABLE');
}

const CHECKED_CHARS = 4_096;
const MAX_STRANGE_SHARE = 0.02;

/** The text without NULs, which Postgres cannot store. Binary data is refused. */
function checkedText(text: string): string {
  if (text.trim() === '') throw fetchError('IMPORT_EMPTY');
  const start = text.slice(0, CHECKED_CHARS);
  const strange = [...start].filter((character) => isStrange(character)).length;
  if (strange / start.length > MAX_STRANGE_SHARE) throw fetchError('IMPORT_UNREADABLE');
  return text.replaceAll('\u0000', '');
}

function isStrange(character: string): boolean {
  return character === '\ufffd' || (character < ' ' && !'\t\n\v\f\r\u001b'.includes(character));
}
