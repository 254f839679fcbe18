import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { addAbortSignal } from 'node:stream';
import { PRODUCT_NAME } from '@larder/shared/product';
import type { Config } from '../../config.ts';
import { AppError } from '../../errors.ts';
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

/** The only way out of the server (docs/rules.md, Importing). */
export interface GuardedFetch {
  /** Reads a page as text. Errors are AppErrors with the IMPORT_* codes. */
  page(url: string, options: CallOptions): Promise<FetchedPage>;
  /** Reads an image's bytes (at most 10 MB). */
  image(url: string, options: CallOptions): Promise<{ url: string; bytes: Buffer }>;
  /** Asks an interface: its answer as text, whatever its status says. */
  data(url: string, options: CallOptions): Promise<{ status: number; text: string }>;
  /**
   * Where a short link leads: its redirects, until one of them is what is looked for. Null when none is, or when a hop is
   * not allowed.
   */
  destination(url: string, options: CallOptions & { hop: JudgeHop }): Promise<string | null>;
}

/** Of each address on the way, the link itself among them. */
export type JudgeHop = (url: string) => 'there' | 'further' | 'refused';

interface CallOptions {
  signal: AbortSignal;
  /** Waits until this host may be asked; before every request, redirects included. Waiting is not the site's time. */
  pace?: Pace | undefined;
}
export type Pace = (host: string, signal: AbortSignal) => Promise<void>;

interface FetchedPage {
  /** The address after all redirects. */
  url: string;
  /** The decoded text, whatever its character set was. */
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

interface Reach {
  guard: AddressGuard;
  limits: FetchLimits;
  signal: AbortSignal;
  pace: Pace | undefined;
}

/** How much longer a fetch may take that waits for its turns. */
const PACED_EXTRA_MS = 60_000;

const COMMON_HEADERS: OutgoingHttpHeaders = {
  // Says who asks, in the form that servers expect of a browser.
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
/** Object stores call what they do not know an octet stream; the bytes themselves are judged when they are decoded. */
const IMAGE_TYPE = /^(image\/[\w.+-]+|(application|binary)\/octet-stream)$/;

/**
 * The fetch that every address of other people goes through.
 * `options` exist for tests: shorter limits, another resolver.
 */
export function createGuardedFetch(
  config: Pick<Config, 'fetchAllowHosts'>,
  options: FetchOptions = {},
): GuardedFetch {
  const limits = { ...FETCH_LIMITS, ...options.limits };
  const guard = { allowHosts: config.fetchAllowHosts, resolve: options.resolve ?? resolveBySystem };
  const within = <T>({ signal, pace }: CallOptions, work: (reach: Reach) => Promise<T>) =>
    withinTotal(limits.totalMs + (pace ? PACED_EXTRA_MS : 0), signal, (combined) =>
      work({ guard, limits, signal: combined, pace }),
    );
  return {
    page: (url, options) => within(options, (reach) => fetchPage(url, reach)),
    image: (url, options) => within(options, (reach) => fetchImage(url, reach)),
    data: (url, options) => within(options, (reach) => fetchData(url, reach)),
    destination: (url, options) => within(options, (reach) => findDestination(url, options.hop, reach)),
  };
}

async function fetchPage(address: string, reach: Reach): Promise<FetchedPage> {
  const { url, response } = await follow(address, PAGE_HEADERS, reach);
  try {
    const status = response.statusCode ?? 0;
    const failure = statusError(status);
    if (failure !== undefined && status !== 503) throw fetchError(failure);
    if (failure === undefined) checkIsPage(response, url);
    const { maxPageWireBytes, maxPageBytes } = reach.limits;
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

async function fetchImage(address: string, reach: Reach): Promise<{ url: string; bytes: Buffer }> {
  const { url, response } = await follow(address, IMAGE_HEADERS, reach);
  try {
    const failure = statusError(response.statusCode ?? 0);
    if (failure !== undefined) throw fetchError(failure);
    checkContentType(response, IMAGE_TYPE);
    const { maxImageBytes } = reach.limits;
    const bytes = await readBody(response, { maxWireBytes: maxImageBytes, maxDecodedBytes: maxImageBytes });
    if (bytes.length === 0) throw fetchError('IMPORT_EMPTY');
    return { url: url.href, bytes };
  } finally {
    response.destroy();
  }
}

async function fetchData(address: string, reach: Reach): Promise<{ status: number; text: string }> {
  const { response } = await follow(address, DATA_HEADERS, reach);
  try {
    const { maxPageWireBytes, maxPageBytes } = reach.limits;
    const bytes = await readBody(response, { maxWireBytes: maxPageWireBytes, maxDecodedBytes: maxPageBytes });
    const text = decodeHtml(bytes, response.headers['content-type']).replaceAll('\u0000', '');
    return { status: response.statusCode ?? 0, text };
  } finally {
    response.destroy();
  }
}

async function findDestination(address: string, hop: JudgeHop, reach: Reach): Promise<string | null> {
  let url = parseFetchUrl(address);
  for (let redirects = 0; url && redirects <= reach.limits.maxRedirects; redirects++) {
    const verdict = hop(url.href);
    if (verdict !== 'further') return verdict === 'there' ? url.href : null;
    const response = await request(url, PAGE_HEADERS, reach);
    response.destroy();
    const { location } = response.headers;
    if (!REDIRECTS.has(response.statusCode ?? 0) || location === undefined) return null;
    url = parseRedirect(Buffer.from(location, 'latin1').toString('utf8'), url);
  }
  return null;
}

/** Follows redirects by hand: each hop is checked like the first, and none leads from https to http. */
async function follow(
  address: string,
  headers: OutgoingHttpHeaders,
  reach: Reach,
): Promise<{ url: URL; response: IncomingMessage }> {
  let url = parseFetchUrl(address);
  if (!url) throw fetchError('IMPORT_INVALID_URL');
  for (let redirects = 0; redirects <= reach.limits.maxRedirects; redirects++) {
    const response = await request(url, headers, reach);
    const { location } = response.headers;
    if (!REDIRECTS.has(response.statusCode ?? 0) || location === undefined) return { url, response };
    response.destroy();
    const next = parseRedirect(Buffer.from(location, 'latin1').toString('utf8'), url);
    if (!next) throw fetchError('IMPORT_UNREADABLE');
    url = next;
  }
  throw fetchError('IMPORT_UNREADABLE');
}

async function request(url: URL, headers: OutgoingHttpHeaders, reach: Reach): Promise<IncomingMessage> {
  const { guard, limits, signal, pace } = reach;
  await pace?.(url.host, signal);
  const target = await withinTotal(limits.connectMs, signal, () => findSafeTarget(url, guard));
  const response = await getPinned(url, { target, headers, limits, signal });
  addAbortSignal(signal, response);
  return response;
}

/**
 * Runs `work` with a time limit and the caller's wish to stop. A stop gives the caller's own reason, time running out
 * IMPORT_TIMEOUT, and whatever else goes wrong on the way, refused addresses included, one and the same IMPORT_NETWORK.
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
    return await Promise.race([work(signal), aborted(signal)]);
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof AppError ? error : fetchError('IMPORT_NETWORK', error);
  } finally {
    clearTimeout(timer);
    // Ends what still runs when the race was lost.
    clock.abort();
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
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

const LOOKED_AT_CHARS = 4_096;
const MAX_STRANGE_SHARE = 0.02;

/** The text without NULs, which nothing after this can carry; refused when it is no text at all. */
function checkedText(text: string): string {
  if (text.trim() === '') throw fetchError('IMPORT_EMPTY');
  const start = text.slice(0, LOOKED_AT_CHARS);
  const strange = [...start].filter((character) => isStrange(character)).length;
  if (strange / start.length > MAX_STRANGE_SHARE) throw fetchError('IMPORT_UNREADABLE');
  return text.replaceAll('\u0000', '');
}

function isStrange(character: string): boolean {
  return character === '\ufffd' || (character < ' ' && !'\t\n\v\f\r\u001b'.includes(character));
}
