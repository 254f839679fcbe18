import { PERSON_HEADER } from '@larder/shared/auth/person-header';
import { CONTRACT, CONTRACT_HEADER, OLDEST_CONTRACT } from '@larder/shared/contract';
import { MESSAGES } from '@larder/shared/errors';
import { initTRPC } from '@trpc/server';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { assertEveryProcedureDeclaresAccess, enforceAccess } from './http/access.ts';
import { answerErrors } from './http/error-answer.ts';
import { setSecurityHeaders } from './http/headers.ts';
import { testPerson } from './testing/harness.ts';
import { call, errorOf, signedIn, testWeb, type TestWeb } from './testing/web.ts';
import { identifyRequests } from './trpc/context.ts';
import { appRouter } from './trpc/router.ts';

const NOTHING = encodeURIComponent('{"json":{}}');

let web: TestWeb;

beforeAll(async () => {
  web = await testWeb();
});

describe('a call that carries a whole page', () => {
  const html = `<p>${'500 g plums '.repeat(400_000)}</p>`;
  const start = (headers: Record<string, string>) =>
    web.app.inject({
      method: 'POST',
      url: '/trpc/imports.start?batch=1',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...headers },
      payload: JSON.stringify({ 0: { json: { kind: 'html', html } } }),
    });

  it('is accepted from signed-in people only', async () => {
    const alice = await testPerson(web.deps, 'alice');
    const answer = await start({ cookie: await signedIn(web.deps, alice) });
    expect(answer.statusCode).toBe(200);
    const stranger = await start({});
    expect(stranger.statusCode).toBe(401);
    expect(errorOf(stranger)).toMatchObject({ data: { appCode: 'NOT_AUTHENTICATED' } });
  });
});

describe('files of an older version', () => {
  const ask = (contract: number) =>
    web.app.inject({
      url: `/trpc/auth.session?input=${NOTHING}`,
      headers: { 'sec-fetch-site': 'same-origin', [CONTRACT_HEADER]: String(contract) },
    });

  it('are told to be loaded again when the server no longer understands them, and else answered', async () => {
    const answer = await ask(OLDEST_CONTRACT - 1);
    expect(answer.statusCode).toBe(412);
    expect(errorOf(answer)).toMatchObject({ message: MESSAGES.outdated, data: { appCode: 'OUTDATED' } });
    expect((await ask(OLDEST_CONTRACT)).statusCode).toBe(200);
    expect((await ask(CONTRACT + 1)).statusCode).toBe(200);
  });
});

describe('requests from other sites', () => {
  const JSON_TYPE = { 'content-type': 'application/json' };
  const SAME = { 'sec-fetch-site': 'same-origin' };
  const OURS = { host: 'larder.test:3000', origin: 'http://larder.test:3000' };

  it.each([
    ['our own page', { ...SAME, ...JSON_TYPE }, 200],
    [
      'our own page, with a character set',
      { ...SAME, 'content-type': 'application/json; charset=utf-8' },
      200,
    ],
    ['our own page over plain http, known by its origin', { ...OURS, ...JSON_TYPE }, 200],
    ['another site', { 'sec-fetch-site': 'cross-site', ...JSON_TYPE }, 403],
    ['a sibling subdomain', { 'sec-fetch-site': 'same-site', ...JSON_TYPE }, 403],
    ['a typed address', { 'sec-fetch-site': 'none', ...JSON_TYPE }, 403],
    ['another site that claims our origin', { ...OURS, 'sec-fetch-site': 'cross-site', ...JSON_TYPE }, 403],
    ['another origin', { ...OURS, origin: 'http://evil.test', ...JSON_TYPE }, 403],
    ['another port', { ...OURS, origin: 'http://larder.test:4000', ...JSON_TYPE }, 403],
    ['an opaque origin', { ...OURS, origin: 'null', ...JSON_TYPE }, 403],
    ['no sign of where from', JSON_TYPE, 403],
    ['a form', { ...SAME, 'content-type': 'application/x-www-form-urlencoded' }, 403],
    ['a file upload', { ...SAME, 'content-type': 'multipart/form-data; boundary=x' }, 403],
    ['a form that pretends', { ...SAME, 'content-type': 'text/plain; application/json' }, 403],
    ['no type', SAME, 403],
  ])('%s', async (_who, headers, status) => {
    const answer = await web.app.inject({
      method: 'POST',
      url: '/trpc/auth.signOut',
      headers,
      payload: '{}',
    });
    expect(answer.statusCode).toBe(status);
    if (status === 403)
      expect(errorOf(answer)).toMatchObject({ message: MESSAGES.crossSite, data: { appCode: 'CROSS_SITE' } });
  });

  it.each(['PUT', 'PATCH', 'DELETE'] as const)('are refused as %s too', async (method) => {
    const answer = await web.app.inject({ method, url: '/api/anything', headers: JSON_TYPE });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({ error: { appCode: 'CROSS_SITE', message: MESSAGES.crossSite } });
  });

  it('are those that come from any origin but the configured one', async () => {
    const { app } = await testWeb({ PUBLIC_ORIGIN: 'https://larder.example' });
    const ask = (origin: string) =>
      app.inject({
        method: 'POST',
        url: '/trpc/auth.signOut',
        headers: { ...OURS, origin, ...JSON_TYPE },
        payload: '{}',
      });
    expect((await ask('https://larder.example')).statusCode).toBe(200);
    expect((await ask(OURS.origin)).statusCode).toBe(403);
  });

  it('name the configured address when a page of Larder at another one sent them', async () => {
    const { app } = await testWeb({ PUBLIC_ORIGIN: 'https://larder.example' });
    const ask = (headers: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: '/trpc/auth.signOut',
        headers: { host: '192.168.1.5:3000', ...JSON_TYPE, ...headers },
        payload: '{}',
      });
    const refused = await ask({ origin: 'http://192.168.1.5:3000' });
    expect(refused.statusCode).toBe(403);
    expect(errorOf(refused)).toMatchObject({
      message: MESSAGES.wrongAddress('https://larder.example'),
      data: { appCode: 'WRONG_ADDRESS', details: { address: 'https://larder.example' } },
    });
    const foreign: Record<string, string>[] = [
      { origin: 'http://192.168.1.6:3000' },
      { origin: 'http://192.168.1.5:3000', 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign)
      expect(errorOf(await ask(headers))).toMatchObject({ data: { appCode: 'CROSS_SITE' } });
  });

  it('do not write by GET', async () => {
    const answer = await web.app.inject({ url: '/trpc/auth.signOut' });
    expect(answer.statusCode).toBe(405);
  });
});

describe('the declared access levels', () => {
  it('stop the start when a route declares none', async () => {
    const app = Fastify();
    enforceAccess(app);
    app.get('/open', { config: { access: 'anonymous' } }, async () => 'open');
    app.get('/forgotten', async () => 'forgotten');
    await expect(app.ready()).rejects.toThrow(/declare no access level: .*GET \/forgotten/);
  });

  it('stop the start when a procedure declares none', () => {
    const { router, procedure } = initTRPC.create();
    const forgetful = router({ inner: router({ forgotten: procedure.query(() => 1) }) });
    expect(() => assertEveryProcedureDeclaresAccess(forgetful)).toThrow(
      /declare no access level: inner\.forgotten/,
    );
    expect(() => assertEveryProcedureDeclaresAccess(appRouter)).not.toThrow();
  });

  it('let only signed-in people through to a route for users', async () => {
    const { deps } = web;
    const app = Fastify();
    enforceAccess(app);
    answerErrors(app);
    setSecurityHeaders(app, deps.config);
    await app.register(cookie);
    identifyRequests(app, deps);
    app.get('/api/mine', { config: { access: 'user' } }, async () => 'mine');
    expect((await app.inject({ url: '/api/mine' })).statusCode).toBe(401);
    const alice = await signedIn(deps, await testPerson(deps, 'alice'));
    expect((await app.inject({ url: '/api/mine', headers: { cookie: alice } })).body).toBe('mine');
    await app.close();
  });
});

describe('calls', () => {
  it('identify the person by the session cookie', async () => {
    const alice = await testPerson(web.deps, 'alice');
    const cookie = await signedIn(web.deps, alice);
    const answer = await web.app.inject({ url: '/trpc/auth.session', headers: { cookie } });
    expect(answer.json()).toMatchObject({ result: { data: { json: { userId: alice.userId } } } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('count as a visitor’s when their page shows another person than the one signed in', async () => {
    const { deps, app } = web;
    const [alice, bob] = [await testPerson(deps, 'alice'), await testPerson(deps, 'bob')];
    const cookie = await signedIn(deps, bob);
    const create = (person: string) =>
      call(app, 'recipes.create', {
        input: { title: 'Pie' },
        cookie,
        headers: { [PERSON_HEADER]: person },
      });
    const refused = await create(alice.userId);
    expect(errorOf(refused).data).toMatchObject({ appCode: 'NOT_AUTHENTICATED' });
    expect((await create(bob.userId)).statusCode).toBe(200);

    const shown = encodeURIComponent(JSON.stringify({ [PERSON_HEADER]: alice.userId }));
    const stream = await app.inject({
      url: `/trpc/imports.progress?connectionParams=${shown}`,
      headers: { cookie, accept: 'text/event-stream' },
    });
    expect(stream.body).toContain('NOT_AUTHENTICATED');
  });

  it('are refused when more than ten come in one batch', async () => {
    const batch = (n: number) =>
      web.app.inject({
        url: `/trpc/${Array<string>(n).fill('auth.session').join(',')}?batch=1&input=%7B%7D`,
      });
    expect((await batch(10)).statusCode).toBe(200);
    const refused = await batch(11);
    expect(refused.statusCode).toBe(400);
    expect(errorOf(refused).data).toMatchObject({ appCode: 'BATCH_TOO_LARGE' });
  });

  it('are counted one by one within a batch', async () => {
    const { app } = await testWeb({ RATE_LIMIT_FACTOR: '0.02' });
    const path = Array<string>(10).fill('auth.session').join(',');
    const answer = await app.inject({ url: `/trpc/${path}?batch=1&input=%7B%7D` });
    const results = answer.json<{ error?: { json: { data: { code: string } } } }[]>();
    const codes = results.map(({ error }) => error?.json.data.code);
    expect(codes.filter((code) => code === undefined)).toHaveLength(6);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(4);
  });

  it('are counted even when refused for lack of a session', async () => {
    const { app } = await testWeb({ RATE_LIMIT_FACTOR: '0.01' });
    const ask = () => app.inject({ url: '/trpc/profiles.me' });
    expect([await ask(), await ask(), await ask()].map(({ statusCode }) => statusCode)).toEqual([
      401, 401, 401,
    ]);
    expect((await ask()).statusCode).toBe(429);
  });

  it('are refused when their body is too large or not JSON', async () => {
    const large = await call(web.app, 'auth.signIn', { input: 'x'.repeat(3_000_000) });
    expect(large.statusCode).toBe(413);
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const broken = await web.app.inject({ method: 'POST', url: '/trpc/auth.signIn', headers, payload: '{' });
    expect(broken.statusCode).toBe(400);
  });

  it('say how long to wait when a limit is used up', async () => {
    const { app } = await testWeb({ RATE_LIMIT_FACTOR: '0.01' });
    for (let n = 0; n < 3; n += 1) await app.inject({ url: '/trpc/auth.session' });
    const limited = await app.inject({ url: '/trpc/auth.session' });
    expect(limited.statusCode).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('internal failures', () => {
  it('are masked, and logged with the request’s id and their cause', async () => {
    const { app, deps, logs } = await testWeb();
    const cookie = await signedIn(deps, await testPerson(deps, 'alice'));
    await sql`alter table recipes rename to recipes_elsewhere`.execute(deps.db);
    const answer = await app.inject({ url: `/trpc/recipes.list?input=${NOTHING}`, headers: { cookie } });
    expect(answer.statusCode).toBe(500);
    const { message, data } = errorOf(answer);
    expect(message).toBe(MESSAGES.unexpected);
    expect(data).toMatchObject({ appCode: 'INTERNAL', requestId: answer.headers['x-request-id'] });
    expect(answer.body).not.toMatch(/relation|recipes_|stack/);
    const line =
      logs()
        .split('\n')
        .find((text) => text.includes('"unexpected error"')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({
      reqId: answer.headers['x-request-id'],
      procedure: 'recipes.list',
      err: { code: '42P01' },
    });
  });
});

describe('the log', () => {
  it('holds no user input, cookie, code, token, query or share id', async () => {
    const { app, deps, logs } = await testWeb();
    const cookie = await signedIn(deps, await testPerson(deps, 'alice'));
    const share = '7f3c2b1a-0000-4000-8000-5ec2e7000001';
    await call(app, 'auth.signIn', {
      input: { email: 'secret@example.org', password: 'hunter2-secret' },
      cookie,
    });
    await call(app, 'auth.verifyEmail', { input: { email: 'secret@example.org', code: '918273' }, cookie });
    await app.inject({
      url: '/reset-password?access_token=secret-a&refresh_token=secret-b',
      headers: { cookie },
    });
    await app.inject({
      url: `/shared/recipe/${share}`,
      headers: { cookie, authorization: 'Bearer secret-c' },
    });
    await app.inject({ url: `/images/${share}/640.jpg?share=${share}`, headers: { cookie } });
    await app.inject({ url: `/trpc/auth.session?input=secret-d`, headers: { cookie } });
    await sql`alter table recipes rename to recipes_elsewhere`.execute(deps.db);
    await app.inject({
      url: `/trpc/recipes.list?input=${encodeURIComponent('{"json":{"search":"secret-e"}}')}`,
      headers: { cookie },
    });
    await app.inject({ url: `/secret-f-page` });

    expect(logs()).toContain('"route":"/shared/recipe/:shareId"');
    expect(logs()).toContain('"procedures":"auth.signIn"');
    expect(logs()).not.toMatch(/secret|hunter2|918273/);
    expect(logs()).not.toContain(share);
    expect(logs()).not.toContain(cookie.split('=')[1]);
  });

  it('holds no credentials and queries of addresses in error messages', async () => {
    const { logs, deps } = await testWeb();
    deps.log.error(
      { err: new Error('no answer from postgres://larder:pw-1@db/larder and https://a.test/x?token=t-2#f') },
      'x',
    );
    expect(logs()).toContain('postgres://db/larder and https://a.test/x');
    expect(logs()).not.toMatch(/pw-1|t-2/);
  });
});
