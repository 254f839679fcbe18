import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { MESSAGES } from '@larder/shared/errors';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createEvents } from '../jobs/events.ts';
import { hostileBodies } from '../testing/hostile-bodies.ts';
import { testPerson } from '../testing/harness.ts';
import { signedIn, testWeb, type TestWeb } from '../testing/web.ts';
import { NO_LIMITS } from '../testing/no-limits.ts';

let web: TestWeb;
let origin: string;
let cookie: string;

beforeAll(async () => {
  web = await testWeb({ RATE_LIMIT_FACTOR: '1000' });
  web.deps.events = createEvents(web.deps.config, web.deps.log);
  origin = await listen(web);
  cookie = await signedIn(web.deps, await testPerson(web.deps, 'alice'));
});
afterAll(() => web.deps.events.close());

async function listen({ app }: TestWeb): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

const OURS = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

async function post(
  path: string,
  body: string | ReadableStream<Uint8Array>,
  headers: Record<string, string> = {},
) {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { ...OURS, ...headers },
    body,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  });
  return { status: answer.status, text: await answer.text() };
}

/** Sends what is given and nothing more, and gives the answer's first line. */
function askRaw(server: string, text: string): Promise<string> {
  const { hostname, port } = new URL(server);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  socket.write(text);
  return new Promise((resolve, reject) => {
    socket.once('data', (chunk) => resolve(chunk.toString().split('\r\n')[0] ?? ''));
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('closed without an answer')));
  });
}

/** The head of a call whose body never comes. */
const headOf = (path: string, headers = '') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 40\r\n${headers}\r\n`;

describe.each(hostileBodies())('a body of $name', ({ body, query }) => {
  it('is refused for visitors and people alike, 20 in a row and 20 at once, for the input in it alone', async () => {
    const ask = async (as: Record<string, string>) => post('/trpc/auth.signIn', body, as);
    const fits = Buffer.byteLength(body) <= 64 * 1024;
    for (let n = 0; n < 20; n += 1) expect((await ask({})).status).toBe(fits ? 400 : 413);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => ask(n % 2 === 0 ? {} : { cookie })),
    );
    expect(answers.map(({ status }) => status)).toEqual(
      answers.map((_, n) => (fits || n % 2 === 1 ? 400 : 413)),
    );
    for (const { text } of answers) expect(text).toMatch(/"appCode":"(INVALID_INPUT|BODY_TOO_LARGE)"/);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  });

  it('is as harmless in the query of an address', async () => {
    const input = encodeURIComponent(query);
    const shared = await fetch(`${origin}/trpc/shares.get?input=${input}`);
    expect(shared.status).toBe(400);
    const stream = await fetch(`${origin}/trpc/live.changes?input=${input}`, { headers: { cookie } });
    expect(await stream.text()).toContain('"appCode":"INVALID_INPUT"');
  });
});

describe('a large body', () => {
  const large = JSON.stringify({ json: { email: 'a@example.org', password: 'x'.repeat(70_000) } });
  const inPieces = () => new Blob([large]).stream();

  it.each([
    ['a call', '/trpc/auth.signIn', 413],
    ['a call without an input', '/trpc/auth.signOut', 413],
    ['a call of people', '/trpc/recipes.create', 401],
    ['a batch with a call for anybody', '/trpc/recipes.create,auth.signIn?batch=1', 413],
    ['an upload', '/api/uploads', 401],
    ['a page', '/', 413],
    ['a path that is not there', '/nothing/here', 413],
  ])('of a visitor is refused, with and without a declared length: %s', async (_, path, status) => {
    for (const body of [large, inPieces()]) {
      const answer = await post(path, body);
      expect({ path, status: answer.status }).toEqual({ path, status });
      const expected = status === 401 ? MESSAGES.notAuthenticated : MESSAGES.bodyTooLarge;
      expect(answer.text).toContain(expected);
    }
  });

  it('is accepted from signed-in people up to two megabytes', async () => {
    const notes = (length: number) =>
      post('/trpc/recipes.create', JSON.stringify({ json: { title: 'x'.repeat(length) } }), { cookie });
    expect((await notes(1_900_000)).text).toContain('Title must be at most');
    const refused = await notes(2_100_000);
    expect(refused.status).toBe(413);
    expect(refused.text).toContain(MESSAGES.bodyTooLarge);
  });
});

describe('a rate limit', () => {
  it('is counted once per call, before the body has arrived', async () => {
    const counted: unknown[] = [];
    const consume = async (...call: unknown[]) => void counted.push(call[0]);
    const counting = await testWeb({}, { rateLimits: { ...NO_LIMITS, consume } });
    const at = await listen(counting);
    await askRaw(at, headOf('/trpc/recipes.create'));
    expect(counted.splice(0)).toEqual(['general']);
    await fetch(`${at}/trpc/auth.signIn`, {
      method: 'POST',
      headers: OURS,
      body: JSON.stringify({ json: { email: 'a@example.org', password: 'secret' } }),
    });
    expect(counted).toEqual(['signInIp', 'signIn']);
  });

  it('that is used up answers 429, and a protected call of a visitor 401, before the body has arrived', async () => {
    const tight = await listen(await testWeb({ RATE_LIMIT_FACTOR: '0.02' }));
    expect(await askRaw(tight, headOf('/trpc/recipes.create'))).toBe('HTTP/1.1 401 Unauthorized');
    const guess = { method: 'POST', headers: OURS, body: '{"json":{}}' };
    expect((await fetch(`${tight}/trpc/auth.signIn`, guess)).status).toBe(400);
    expect(await askRaw(tight, headOf('/trpc/auth.signIn'))).toBe('HTTP/1.1 429 Too Many Requests');
  });
});

describe('an address with an unusual spelling of a path', () => {
  it.each(['/%74rpc/auth.signOut', '/trp%63/auth.signOut', '/trpc/auth%2EsignOut'])(
    'gets the checks of the path: %s',
    async (path) => {
      const form = { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' };
      const refused = await fetch(origin + path, { method: 'POST', headers: form, body: '{}' });
      expect(refused.status).toBe(403);
      expect(refused.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
      const { error } = (await refused.json()) as { error: { json: { data: { appCode: string } } } };
      expect(error.json.data.appCode).toBe('CROSS_SITE');
      const plain = await fetch(`${origin}/trpc/auth.signOut`, { method: 'POST', headers: OURS, body: '{}' });
      const spelled = await fetch(origin + path, { method: 'POST', headers: OURS, body: '{}' });
      const fixed = (answer: Response) =>
        [...answer.headers].filter(([name]) => !['date', 'x-request-id', 'set-cookie'].includes(name));
      expect(spelled.status).toBe(200);
      expect(fixed(spelled)).toEqual(fixed(plain));
    },
  );
});
