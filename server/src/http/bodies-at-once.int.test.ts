import { readdir } from 'node:fs/promises';
import { connect, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { MOVE_LIMITS } from '@larder/shared/move/messages';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Viewer } from '../ctx.ts';
import { addToken } from '../features/tokens/tokens.ts';
import { testPerson } from '../testing/harness.ts';
import { testImage } from '../testing/images.ts';
import { movesOver } from '../testing/moves.ts';
import { signedIn, testWeb, type TestWeb } from '../testing/web.ts';

const PART = MOVE_LIMITS.partBytes;
const BOUNDARY = 'larder';
/** Of a body that waits: behind it a form is not complete either. */
const MISSING = 200;
const PATIENCE = { timeout: 20_000, interval: 100 };

let web: TestWeb;
let port: number;
let drafts: string;
const { movesOf, state } = movesOver(() => web);

beforeAll(async () => {
  web = await testWeb({ RATE_LIMIT_FACTOR: '10' });
  await web.app.listen({ host: '127.0.0.1', port: 0 });
  port = (web.app.server.address() as AddressInfo).port;
  drafts = path.join(new URL(web.deps.config.storageUrl).pathname, '.drafts');
});

interface Sent {
  url: string;
  type: string;
  body: Buffer;
}

/** Sends a request but for the last `missing` bytes of its body. */
function open(headers: Record<string, string>, { url, type, body }: Sent, missing: number) {
  const socket: Socket = connect(port, '127.0.0.1');
  const all = {
    ...{ host: 'x', 'sec-fetch-site': 'same-origin', 'content-type': type },
    ...{ 'content-length': String(body.length), ...headers },
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  let heard = '';
  socket.on('data', (chunk) => (heard += chunk.toString()));
  socket.on('error', () => undefined);
  socket.write(`POST ${url} HTTP/1.1\r\n${lines.join('')}\r\n`);
  socket.write(body.subarray(0, body.length - missing));
  onTestFinished(() => void socket.destroy());
  const status = () => Number(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1] ?? 0);
  return { socket, status, heard: () => heard, finish: () => socket.write(body.subarray(-missing)) };
}

async function part(person: Viewer): Promise<Sent> {
  const { id } = await movesOf(person).begin({ name: 'big.zip', size: 2 * PART });
  const type = 'application/octet-stream';
  return { url: `/api/moves?move=${id}&part=0`, type, body: Buffer.alloc(PART, 1) };
}

async function photo(): Promise<Sent> {
  const field = (name: string) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"`;
  const body = Buffer.concat([
    Buffer.from(`${field('purpose')}\r\n\r\ncover\r\n${field('file')}; filename="a.jpg"\r\n\r\n`),
    await testImage(400, 300),
    // Behind its end a picture may have anything: this one is almost as large as a cover may be.
    Buffer.alloc(4_900_000),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
  return { url: '/api/uploads', type: `multipart/form-data; boundary=${BOUNDARY}`, body };
}

async function page(): Promise<Sent> {
  const json = { kind: 'html', html: `<p>Soup</p>${'<p>Simmer for an hour.</p>'.repeat(185_000)}` };
  return {
    url: '/trpc/imports.start',
    type: 'application/json',
    body: Buffer.from(JSON.stringify({ json })),
  };
}

const kinds = [
  ['parts of moves', part, 3, 201],
  ['pictures', photo, 10, 201],
  ['large calls', page, 10, 200],
] as const;

describe.each(kinds)('%s that arrive', (kind, make, most, expected) => {
  it('are counted before they are read, for each person alone, until they are there or break off', async () => {
    const [name] = kind.split(' ');
    const [person, other] = [await testPerson(web.deps, `a${name}`), await testPerson(web.deps, `b${name}`)];
    const sent = await make(person);
    const headers = { cookie: await signedIn(web.deps, person) };
    const waiting = Array.from({ length: most + 2 }, () => open(headers, sent, MISSING));
    const refused = () => waiting.filter(({ status }) => status() === 429);
    await expect.poll(() => refused().length, PATIENCE).toBe(2);
    for (const { heard } of refused()) expect(heard().toLowerCase()).toContain('retry-after: 2');
    const another = open({ cookie: await signedIn(web.deps, other) }, await make(other), MISSING);
    another.finish();
    await expect.poll(another.status, PATIENCE).toBe(expected);
    waiting.find(({ status }) => status() === 0)!.socket.destroy();
    await vi.waitFor(async () => {
      const again = open(headers, sent, MISSING);
      again.finish();
      await expect.poll(again.status, PATIENCE).not.toBe(0);
      expect(again.status()).toBe(expected);
    }, PATIENCE);
    expect(waiting.filter(({ status }) => status() === 0)).toHaveLength(most);
  });
});

describe('the body of a part', () => {
  it('is written as it comes, and nothing stays of one that breaks off', async () => {
    const person = await testPerson(web.deps, 'carla');
    const sent = await part(person);
    const headers = { cookie: await signedIn(web.deps, person) };
    const { socket } = open(headers, sent, 1);
    await expect.poll(async () => (await readdir(drafts)).length).toBe(1);
    socket.destroy();
    await expect.poll(async () => (await readdir(drafts)).length).toBe(0);
    expect((await state(person)).parts).toEqual([]);
  });

  it.each([
    ['without a session', 401, () => ({})],
    ['of a page of somebody else', 401, (cookie: string) => ({ cookie, 'x-larder-person': 'x' })],
    [
      'with a token that only reads',
      403,
      (_: string, token: string) => ({ authorization: `Bearer ${token}` }),
    ],
    ['longer than the part', 400, (cookie: string) => ({ cookie, 'content-length': String(PART + 1) })],
    ['of another type', 415, (cookie: string) => ({ cookie, 'content-type': 'application/json' })],
  ])('is not waited for %s', async (why, expected, headersOf) => {
    const person = await testPerson(web.deps, `d${expected}${why.length}`);
    const sent = await part(person);
    const { token } = await addToken(web.deps.db, person.userId, { name: 'reader', mayWrite: false });
    const headers = headersOf(await signedIn(web.deps, person), token) as Record<string, string>;
    const { status } = open(headers, sent, PART);
    await expect.poll(status, PATIENCE).toBe(expected);
  });
});
