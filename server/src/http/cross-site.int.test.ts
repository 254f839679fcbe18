import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { MESSAGES } from '@larder/shared/errors';
import { SHARED_FROM_APPS } from '@larder/shared/installed-app/shared-from-apps';
import { beforeAll, expect, it } from 'vitest';
import { dumpTables } from '../testing/dump.ts';
import { testPerson } from '../testing/harness.ts';
import { NO_LIMITS } from '../testing/no-limits.ts';
import { signedIn, testWeb } from '../testing/web.ts';
import { appRouter } from '../trpc/router.ts';

// Every mutation there is, also those that are added later, over a real connection, from a browser that is signed in.

const mutations = Object.entries(appRouter._def.procedures as Record<string, unknown>)
  .filter(([, procedure]) => (procedure as { _def: { type: string } })._def.type === 'mutation')
  .map(([path]) => path);

const INPUT = '{"json":{}}';
const JSON_TYPE = 'application/json';
const FORM = 'application/x-www-form-urlencoded';
const OURS = { 'sec-fetch-site': 'same-origin' };
const BOUNDARY = '--x\r\ncontent-disposition: form-data; name="json"\r\n\r\n{}\r\n--x--';

interface Attempt {
  method?: string;
  headers: Record<string, string>;
  body?: string;
}
const attempts: [string, Attempt][] = [
  ['a form', { headers: { ...OURS, 'content-type': FORM }, body: 'json=%7B%7D' }],
  [
    'a form with a file',
    { headers: { ...OURS, 'content-type': 'multipart/form-data; boundary=x' }, body: BOUNDARY },
  ],
  ['plain text', { headers: { ...OURS, 'content-type': 'text/plain' }, body: INPUT }],
  [
    'plain text that pretends',
    { headers: { ...OURS, 'content-type': 'text/plain; application/json' }, body: INPUT },
  ],
  ['no type', { headers: OURS, body: INPUT }],
  ['no sign of where from', { headers: { 'content-type': JSON_TYPE }, body: INPUT }],
  ['another site', { headers: { 'sec-fetch-site': 'cross-site', 'content-type': JSON_TYPE }, body: INPUT }],
  [
    'a neighbouring subdomain',
    { headers: { 'sec-fetch-site': 'same-site', 'content-type': JSON_TYPE }, body: INPUT },
  ],
  ['another origin', { headers: { origin: 'https://evil.example', 'content-type': JSON_TYPE }, body: INPUT }],
  ['no origin at all', { headers: { origin: 'null', 'content-type': JSON_TYPE }, body: INPUT }],
  ['PUT', { method: 'PUT', headers: { 'content-type': JSON_TYPE }, body: INPUT }],
];

let counted = 0;
const web = await testWeb({}, { rateLimits: { ...NO_LIMITS, consume: async () => void (counted += 1) } });
let port: number;
let cookie: string;

beforeAll(async () => {
  await web.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = web.app.server.address() as AddressInfo);
  cookie = await signedIn(web.deps, await testPerson(web.deps, 'alice'));
});

async function send(path: string, { method = 'POST', headers, body }: Attempt) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers: { cookie, ...headers } }, resolve);
    sent.on('error', reject);
    sent.end(body);
  });
  return { status: answer.statusCode, body: await text(answer) };
}

it('the mutations of this test succeed when our own pages send them', async () => {
  expect(mutations).toContain('auth.signOut');
  expect(mutations.length).toBeGreaterThan(20);
  for (const name of mutations.filter((path) => path !== 'auth.signOut')) {
    const own = await send(`/trpc/${name}`, {
      headers: { ...OURS, 'content-type': JSON_TYPE },
      body: '{"json":{"unknown":1}}',
    });
    expect(own.body).not.toContain(MESSAGES.crossSite);
  }
});

it.each(attempts)('no mutation is executed that is sent as %s', async (_, attempt) => {
  const before = await dumpTables(web.deps.db);
  counted = 0;
  for (const name of mutations) {
    for (const path of [`/trpc/${name}`, `/trpc/${name},${name}?batch=1`]) {
      const { status, body } = await send(path, attempt);
      expect({ path, status }).toEqual({ path, status: 403 });
      expect(body).toContain(MESSAGES.crossSite);
    }
  }
  // Whatever a procedure does, it counts the call first.
  expect(counted).toBe(0);
  expect(await dumpTables(web.deps.db)).toBe(before);
});

it('no mutation is executed that is requested by a link', async () => {
  const before = await dumpTables(web.deps.db);
  for (const name of mutations) {
    const { status } = await send(`/trpc/${name}?input=${encodeURIComponent(INPUT)}`, {
      method: 'GET',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect({ name, status }).toEqual({ name, status: 405 });
  }
  expect(await dumpTables(web.deps.db)).toBe(before);
});

it.each(['cross-site', 'same-site'])(
  'what another app shares is not taken from a page that is %s',
  async (site) => {
    const headers = { 'sec-fetch-site': site, 'content-type': 'multipart/form-data; boundary=x' };
    const { status, body } = await send(SHARED_FROM_APPS.address, { headers, body: BOUNDARY });
    expect(status).toBe(403);
    expect(body).toContain(MESSAGES.crossSite);
  },
);
