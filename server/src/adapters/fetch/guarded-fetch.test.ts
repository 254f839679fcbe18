import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import zlib from 'node:zlib';
import { IMPORT_MESSAGES } from '@larder/shared/import/messages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGuardedFetch, FETCH_LIMITS, type FetchLimits } from './guarded-fetch.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const MEGABYTE = 1024 * 1024;
const RECIPE = '<!doctype html><title>Soup</title><p>Crème fraîche</p>';
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const never = new AbortController().signal;

let handle: Handler;
let server: http.Server;
let host: string;
let origin: string;
let openSockets: Set<net.Socket>;

beforeEach(async () => {
  openSockets = new Set();
  server = http.createServer((request, response) => handle(request, response));
  server.on('connection', (socket) => {
    openSockets.add(socket);
    socket.once('close', () => openSockets.delete(socket));
  });
  host = await listen(server);
  origin = `http://${host}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function listen(listener: net.Server): Promise<string> {
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return `127.0.0.1:${(listener.address() as AddressInfo).port}`;
}

function fetcher(limits: Partial<FetchLimits> = {}, allowHosts: string[] = [host]) {
  return createGuardedFetch({ fetchAllowHosts: allowHosts }, { limits });
}

const page = (path = '/', limits: Partial<FetchLimits> = {}) =>
  fetcher(limits).page(`${origin}${path}`, { signal: never });
const image = (path = '/', limits: Partial<FetchLimits> = {}) =>
  fetcher(limits).image(`${origin}${path}`, { signal: never });

const answer =
  (status: number, headers: http.OutgoingHttpHeaders = {}, body: string | Buffer = ''): Handler =>
  (_, response) => {
    response.writeHead(status, headers).end(body);
  };

/** Writes until the other side hangs up. */
function writeForEver(response: ServerResponse, chunk: Buffer): void {
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', more);
  more();
}

const NETWORK = { appCode: 'IMPORT_NETWORK', message: IMPORT_MESSAGES.network };
const TIMEOUT = { appCode: 'IMPORT_TIMEOUT', message: IMPORT_MESSAGES.timeout };
const BLOCKED = { appCode: 'IMPORT_BLOCKED', message: IMPORT_MESSAGES.blocked };
const UNREADABLE = { appCode: 'IMPORT_UNREADABLE', message: IMPORT_MESSAGES.unreadable };
const EMPTY = { appCode: 'IMPORT_EMPTY', message: IMPORT_MESSAGES.empty };

describe('reading a page', () => {
  it('returns the text and the final address', async () => {
    handle = answer(200, HTML, RECIPE);
    expect(await page('/soup?x=1#top')).toEqual({ url: `${origin}/soup?x=1`, html: RECIPE });
  });

  it('identifies Larder, and sends no cookies, credentials or referrer', async () => {
    let headers: http.IncomingHttpHeaders = {};
    handle = (request, response) => {
      headers = request.headers;
      answer(200, { ...HTML, 'set-cookie': 'a=b' }, RECIPE)(request, response);
    };
    await page();
    await page();
    expect(headers['user-agent']).toMatch(/^Mozilla\/5\.0 \(compatible; Larder/);
    expect(headers.accept).toContain('text/html');
    for (const name of ['cookie', 'authorization', 'referer']) expect(headers).not.toHaveProperty(name);
  });

  it('reads windows-1251 and Shift_JIS', async () => {
    const windows1251 = Buffer.from([0xc1, 0xee, 0xf0, 0xf9]);
    handle = answer(200, { 'content-type': 'text/html; charset=windows-1251' }, windows1251);
    expect((await page()).html).toBe('Борщ');
    const shiftJis = Buffer.from([0x93, 0xf7, 0x82, 0xb6, 0x82, 0xe1, 0x82, 0xaa]);
    const meta = Buffer.from('<meta charset="Shift_JIS">');
    handle = answer(200, { 'content-type': 'text/html' }, Buffer.concat([meta, shiftJis]));
    expect((await page()).html).toBe('<meta charset="Shift_JIS">肉じゃが');
  });

  it.each<[string, (body: Buffer) => Buffer]>([
    ['gzip', zlib.gzipSync],
    ['br', zlib.brotliCompressSync],
    ['deflate', zlib.deflateSync],
    ['deflate', zlib.deflateRawSync],
    ['gzip, br', (body) => zlib.brotliCompressSync(zlib.gzipSync(body))],
    ['GZIP', (body) => zlib.gzipSync(body).subarray(0, -8)],
    ['identity', (body) => body],
  ])('decompresses %s', async (coding, compress) => {
    handle = answer(200, { ...HTML, 'content-encoding': coding }, compress(Buffer.from(RECIPE)));
    expect((await page()).html).toBe(RECIPE);
  });

  it.each([
    'text/html',
    'TEXT/HTML;charset=utf-8',
    'application/xhtml+xml',
    'text/plain',
    'application/xml',
    'text/xml',
  ])('accepts %s', async (type) => {
    handle = answer(200, { 'content-type': type }, RECIPE);
    expect((await page()).html).toBe(RECIPE);
  });

  it('accepts a page without a type, and drops NULs', async () => {
    handle = answer(200, {}, RECIPE.replace('Soup', `Soup${'\u0000'}`));
    expect((await page()).html).toBe(RECIPE);
  });

  it.each(['application/json', 'application/octet-stream', 'font/woff2'])(
    'refuses %s as unreadable',
    async (type) => {
      handle = answer(200, { 'content-type': type }, RECIPE);
      await expect(page()).rejects.toMatchObject(UNREADABLE);
    },
  );

  it.each([
    ['application/pdf', '/', '%PDF-1.7', 'IMPORT_IS_PDF'],
    ['text/html', '/', '\ufeff%PDF-1.7', 'IMPORT_IS_PDF'],
    ['binary/octet-stream', '/book.PDF', '', 'IMPORT_IS_PDF'],
    ['image/png', '/', RECIPE, 'IMPORT_IS_IMAGE'],
    ['text/html', '/', 'GIF89a', 'IMPORT_IS_IMAGE'],
    ['video/mp4', '/', '', 'IMPORT_IS_VIDEO'],
    ['audio/mpeg', '/', '', 'IMPORT_IS_VIDEO'],
    ['text/html', '/', '\0\0\0\x18ftypmp42', 'IMPORT_IS_VIDEO'],
  ])('names the kind of %s at %s, which is not a page: %j', async (type, path, body, appCode) => {
    handle = answer(200, { 'content-type': type }, body);
    await expect(page(path)).rejects.toMatchObject({ appCode });
  });

  it('reads a page whose address ends like that of an image', async () => {
    handle = answer(200, HTML, RECIPE);
    expect((await page('/apple-pie.jpg')).html).toBe(RECIPE);
  });

  it('refuses binary data of any declared type', async () => {
    const binary = Buffer.from(Array.from({ length: 4_000 }, (_, index) => (index * 7919) % 256));
    handle = answer(200, HTML, binary);
    await expect(page()).rejects.toMatchObject(UNREADABLE);
    handle = answer(200, { ...HTML, 'content-encoding': 'gzip' }, RECIPE);
    await expect(page()).rejects.toMatchObject(UNREADABLE);
    handle = answer(200, { ...HTML, 'content-encoding': 'br' }, RECIPE);
    await expect(page()).rejects.toMatchObject(UNREADABLE);
    handle = answer(200, { ...HTML, 'content-encoding': 'rot13' }, RECIPE);
    await expect(page()).rejects.toMatchObject(UNREADABLE);
  });

  it.each([
    ['an empty body', answer(200, HTML)],
    ['white space', answer(200, HTML, ' \n\t ')],
    ['204', answer(204)],
  ])('reports %s as empty', async (_, handler) => {
    handle = handler;
    await expect(page()).rejects.toMatchObject(EMPTY);
  });
});

describe('the HTTP status', () => {
  it.each([
    [401, BLOCKED],
    [403, BLOCKED],
    [429, BLOCKED],
    [404, { appCode: 'IMPORT_PAGE_GONE', message: IMPORT_MESSAGES.noRecipe }],
    [410, { appCode: 'IMPORT_PAGE_GONE' }],
    [400, { appCode: 'IMPORT_FAILED', message: IMPORT_MESSAGES.failed }],
    [500, { appCode: 'IMPORT_FAILED' }],
    [502, NETWORK],
    [503, NETWORK],
    [504, TIMEOUT],
    [304, { appCode: 'IMPORT_FAILED' }],
  ])('%i has its own error code', async (status, error) => {
    handle = answer(status, HTML, status === 304 ? '' : '<p>Sorry</p>');
    await expect(page()).rejects.toMatchObject(error);
  });

  it.each([
    ['a challenge behind 503', answer(503, HTML, '<title>Just a moment...</title>')],
    ['a challenge behind 200', answer(200, HTML, '<title> Attention Required! | Cloudflare</title>')],
    ['a challenge named by a header', answer(200, { ...HTML, 'cf-mitigated': 'challenge' }, '<p>Hello</p>')],
    ['a challenge in another language', answer(403, HTML, '<title>Einen Moment, bitte …</title>')],
    ['a challenge in Spanish behind 200', answer(200, HTML, '<title>Un momento…</title>')],
    ['a captcha page', answer(200, HTML, '<script src="https://ct.captcha-delivery.com/c.js"></script>')],
  ])('reports %s as blocked', async (_, handler) => {
    handle = handler;
    await expect(page()).rejects.toMatchObject(BLOCKED);
  });

  it('does not take a page for a bot wall because its title begins like one', async () => {
    const html = '<title>Un momento dulce: tarta de limón</title><p>2 huevos</p>';
    handle = answer(200, HTML, html);
    expect((await page()).html).toBe(html);
  });

  it('does not take a recipe for a bot wall because of its name', async () => {
    const html =
      '<title>Just a moment mousse</title><script type="application/ld+json">{"@type":"Recipe"}</script>';
    handle = answer(200, HTML, html);
    expect((await page()).html).toBe(html);
  });
});

describe('limits', () => {
  it('are 5 s, 10 s, 25 s, 5 redirects, 3 MB, 10 MB and 10 MB', () => {
    expect(FETCH_LIMITS).toEqual({
      connectMs: 5_000,
      firstByteMs: 10_000,
      totalMs: 25_000,
      maxRedirects: 5,
      maxPageWireBytes: 3 * MEGABYTE,
      maxPageBytes: 10 * MEGABYTE,
      maxImageBytes: 10 * MEGABYTE,
    });
  });

  it.each([
    ['says it is 20 MB', { 'content-length': 20 * MEGABYTE }],
    ['never ends', {}],
  ])('refuse a page that %s', async (_, headers) => {
    handle = (_request, response) => {
      response.writeHead(200, { ...HTML, ...headers });
      writeForEver(response, Buffer.alloc(64 * 1024, 'a'));
    };
    await expect(page()).rejects.toMatchObject(UNREADABLE);
    await expect.poll(() => openSockets.size).toBe(0);
  });

  it('stop decompressing a bomb at the size limit', async () => {
    // Some 100 kB that stand for 50 MB, and 50 of them in one stream: to inflate them all would take far too long.
    const bomb = zlib.gzipSync(Buffer.alloc(50 * MEGABYTE), { level: 9 });
    handle = answer(
      200,
      { ...HTML, 'content-encoding': 'gzip' },
      Buffer.concat(Array<Buffer>(50).fill(bomb)),
    );
    await expect(page()).rejects.toMatchObject(UNREADABLE);
    handle = answer(200, { ...HTML, 'content-encoding': 'gzip, gzip' }, zlib.gzipSync(bomb));
    await expect(page()).rejects.toMatchObject(UNREADABLE);
  });

  it('refuse many layers of compression', async () => {
    handle = answer(200, { ...HTML, 'content-encoding': Array(50).fill('gzip').join(', ') }, 'x');
    await expect(page()).rejects.toMatchObject(UNREADABLE);
  });

  it('time out when no answer begins', async () => {
    handle = () => undefined;
    await expect(page('/', { firstByteMs: 50 })).rejects.toMatchObject(TIMEOUT);
    await expect.poll(() => openSockets.size).toBe(0);
  });

  it('time out when the headers come byte by byte', async () => {
    handle = (request) => {
      const socket = request.socket;
      socket.write('HTTP/1.1 200 OK\r\n');
      const drip = setInterval(() => socket.write('x-drop: 1\r\n'), 5);
      socket.once('close', () => clearInterval(drip));
      socket.on('error', () => undefined);
    };
    await expect(page('/', { firstByteMs: 80 })).rejects.toMatchObject(TIMEOUT);
  });

  it('time out when a body comes byte by byte', async () => {
    handle = (_, response) => {
      response.writeHead(200, HTML);
      const drip = setInterval(() => response.write('.'), 5);
      response.once('close', () => clearInterval(drip));
    };
    await expect(page('/', { totalMs: 150 })).rejects.toMatchObject(TIMEOUT);
    await expect.poll(() => openSockets.size).toBe(0);
  });

  it('time out when the TLS handshake is never answered', async () => {
    const silent = net.createServer(() => undefined);
    const silentHost = await listen(silent);
    const fetch = fetcher({ connectMs: 50 }, [silentHost]);
    await expect(fetch.page(`https://${silentHost}/`, { signal: never })).rejects.toMatchObject(TIMEOUT);
    silent.close();
  });

  it('time out when the name is never resolved', async () => {
    const resolve = () => new Promise<string[]>(() => undefined);
    const fetch = createGuardedFetch({ fetchAllowHosts: [] }, { limits: { connectMs: 20 }, resolve });
    await expect(fetch.page('https://recipes.example/', { signal: never })).rejects.toMatchObject(TIMEOUT);
  });
});

describe('an aborted signal', () => {
  it('ends the fetch at once with its reason, before, during and after the head', async () => {
    const reason = new Error('cancelled');
    handle = () => undefined;
    await expect(fetcher().page(origin, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);

    const waiting = new AbortController();
    handle = () => waiting.abort(reason);
    await expect(fetcher().page(origin, { signal: waiting.signal })).rejects.toBe(reason);

    const reading = new AbortController();
    handle = (_, response) => {
      response.writeHead(200, HTML).write('<p>', () => reading.abort(reason));
    };
    await expect(fetcher().page(origin, { signal: reading.signal })).rejects.toBe(reason);
    await expect.poll(() => openSockets.size).toBe(0);
  });
});

describe('following redirects', () => {
  const redirect = (location: string, status = 302): Handler => answer(status, { location });

  it.each([301, 302, 303, 307, 308])('works for %i to a relative address', async (status) => {
    handle = (request, response) =>
      (request.url === '/a' ? redirect('b?c=d', status) : answer(200, HTML, RECIPE))(request, response);
    expect(await page('/a')).toEqual({ url: `${origin}/b?c=d`, html: RECIPE });
  });

  it('stops after the fifth', async () => {
    handle = (request, response) => {
      const left = Number(request.url?.slice(1));
      (left > 0 ? redirect(`/${left - 1}`) : answer(200, HTML, RECIPE))(request, response);
    };
    expect((await page('/5')).url).toBe(`${origin}/0`);
    await expect(page('/6')).rejects.toMatchObject(UNREADABLE);
  });

  it('waits for the host rate limit before every hop', async () => {
    handle = (request, response) =>
      answer(request.url === '/a' ? 302 : 200, { ...HTML, location: '/b' }, RECIPE)(request, response);
    const turns: string[] = [];
    const pace = async (asked: string) => void turns.push(asked);
    await fetcher().page(`${origin}/a`, { signal: never, pace });
    expect(turns).toEqual([host, host]);
  });

  it('fails for a loop', async () => {
    let calls = 0;
    handle = (request, response) => {
      calls++;
      redirect('/')(request, response);
    };
    await expect(page()).rejects.toMatchObject(UNREADABLE);
    expect(calls).toBe(6);
  });

  it.each([
    'http://127.0.0.1:1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost/',
    'http://[::1]/',
    'http://2130706433/',
    '//10.0.0.1/',
    'http://0/',
    'http://[::ffff:7f00:1]/',
  ])('refuses a redirect from an allowed host to %s', async (location) => {
    handle = redirect(location);
    await expect(page()).rejects.toMatchObject(NETWORK);
  });

  it.each([
    'ftp://example.com/',
    'file:///etc/passwd',
    'http://user:secret@example.com/',
    'http://',
    'data:text/html,x',
  ])('does not go to %s', async (location) => {
    handle = redirect(location);
    await expect(page()).rejects.toMatchObject(UNREADABLE);
  });

  it('checks the new port of an allowed host as well', async () => {
    const other = http.createServer(answer(200, HTML, 'secret'));
    const otherHost = await listen(other);
    handle = redirect(`http://${otherHost}/`);
    await expect(page()).rejects.toMatchObject(NETWORK);
    expect((await fetcher({}, ['127.0.0.1']).page(origin, { signal: never })).html).toBe('secret');
    other.close();
  });
});

describe('refused addresses', () => {
  const refused = async (url: string, addresses: string[] = ['1.1.1.1']) => {
    const fetch = createGuardedFetch({ fetchAllowHosts: [] }, { resolve: () => Promise.resolve(addresses) });
    return fetch.page(url, { signal: never }).catch((error: unknown) => error);
  };

  it('get the same error for a private address, a closed port, an unknown name and a dead connection', async () => {
    const closed = net.createServer();
    const closedHost = await listen(closed);
    await new Promise((resolve) => closed.close(resolve));
    handle = (request) => request.socket.destroy();
    const unknown = createGuardedFetch(
      { fetchAllowHosts: [] },
      { resolve: () => Promise.reject(new Error('ENOTFOUND')) },
    );
    const errors = [
      await refused('http://127.0.0.1/'),
      await refused('http://127.0.0.1:5432/'),
      await refused('https://recipes.example/', ['1.1.1.1', '192.168.0.1']),
      await refused('https://recipes.example/', []),
      await unknown.page('https://recipes.example/', { signal: never }).catch((error: unknown) => error),
      await fetcher({}, [closedHost])
        .page(`http://${closedHost}/`, { signal: never })
        .catch((error: unknown) => error),
      await page().catch((error: unknown) => error),
    ];
    for (const error of errors) expect(error).toMatchObject(NETWORK);
  });

  it('cannot be reached by resolving the name again: the checked address is used', async () => {
    handle = (request, response) => answer(200, HTML, `${RECIPE}${request.headers.host}`)(request, response);
    const port = host.split(':')[1];
    let asked = 0;
    const resolve = () => {
      asked++;
      return Promise.resolve(asked === 1 ? ['127.0.0.1'] : ['127.0.0.9']);
    };
    const fetch = createGuardedFetch({ fetchAllowHosts: ['recipes.example'] }, { resolve });
    const result = await fetch.page(`http://recipes.example:${port}/`, { signal: never });
    expect(result.html).toBe(`${RECIPE}recipes.example:${port}`);
    expect(asked).toBe(1);
  });

  it.each([
    'not a url',
    'ftp://example.com/',
    'https://a:b@example.com/',
    `https://example.com/${'x'.repeat(2_048)}`,
  ])('include the invalid address %s', async (url) => {
    expect(await refused(url)).toMatchObject({
      appCode: 'IMPORT_INVALID_URL',
      message: IMPORT_MESSAGES.invalidUrl,
    });
  });
});

describe('reading an image', () => {
  const bytes = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1, 2, 3]);

  it.each(['image/jpeg', 'image/svg+xml', 'application/octet-stream'])(
    'returns the bytes of %s',
    async (type) => {
      handle = answer(200, { 'content-type': type }, bytes);
      expect(await image('/a.jpg')).toEqual({ url: `${origin}/a.jpg`, bytes });
    },
  );

  it('refuses another type, an empty body and more than 10 MB', async () => {
    handle = answer(200, HTML, RECIPE);
    await expect(image()).rejects.toMatchObject(UNREADABLE);
    handle = answer(200, { 'content-type': 'image/png' });
    await expect(image()).rejects.toMatchObject(EMPTY);
    handle = (_, response) => {
      response.writeHead(200, { 'content-type': 'image/png' });
      writeForEver(response, Buffer.alloc(64 * 1024));
    };
    await expect(image()).rejects.toMatchObject(UNREADABLE);
  });

  it('reads 9 MB', async () => {
    handle = answer(200, { 'content-type': 'image/png' }, Buffer.alloc(9 * MEGABYTE));
    expect((await image()).bytes).toHaveLength(9 * MEGABYTE);
  });
});
