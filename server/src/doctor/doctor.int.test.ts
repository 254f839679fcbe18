import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Redis } from 'ioredis';
import pg from 'pg';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { loadConfig } from '../config.ts';
import { prepareDatabase } from '../prepare.ts';
import { testDatabase } from '../testing/database.ts';
import { answersJson, startModelEndpoint } from '../testing/model-endpoint.ts';
import { startS3Server } from '../testing/s3-server.ts';
import { freePort } from '../testing/free-port.ts';
import { HAS_REDIS, startTemporaryRedis, type TemporaryRedis } from '../testing/temporary-redis.ts';
import { HAS_PGBOUNCER, startPgBouncer } from '../testing/pgbouncer.ts';
import {
  debianPostgres,
  startDebianPostgres,
  startTemporaryPostgres,
  type TemporaryPostgres,
} from '../testing/temporary-postgres.ts';
import { examine, PARTS } from './doctor.ts';
import { built } from '../testing/launched.ts';

type Environment = Record<string, string>;

let folder: string;
let database: string;
let healthy: Environment;
beforeAll(async () => {
  database = (await testDatabase()).url;
  folder = await mkdtemp(path.join(os.tmpdir(), 'larder-doctor-'));
  await mkdir(path.join(folder, 'files'));
  healthy = { DATABASE_URL: database, DATA_DIR: folder, PORT: String(await freePort()) };
  await prepareDatabase(loadConfig(healthy));
  await onDatabase(`alter database ${new URL(database).pathname.slice(1)} set random_page_cost = 1.1`);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The models take long to load: whoever asks about something else does without. */
const BUT_MODELS = PARTS.filter((part) => part !== 'models');

/** What is not well with an installation that differs from a healthy one in `changes`: 'queue problem: …'. */
async function faultsWith(changes: Environment, parts: typeof PARTS = BUT_MODELS): Promise<string[]> {
  const findings = await examine(() => loadConfig({ ...healthy, ...changes }), parts);
  for (const { text, advice = '' } of findings) expect(`${text} ${advice}`).not.toMatch(/\n|s3cret/);
  return findings
    .filter(({ state }) => state === 'warning' || state === 'problem')
    .map(({ part, state, text }) => `${part} ${state}: ${text}`);
}

async function onDatabase<Row extends pg.QueryResultRow>(sql: string, url = database): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** A database of its own that nobody prepared. */
async function emptyDatabase(encoding: string): Promise<string> {
  const name = `doctor_${randomUUID().replaceAll('-', '')}`;
  const admin = `${inject('postgresUrl')}/postgres`;
  await onDatabase(`create database ${name} template template0 encoding '${encoding}' locale 'C'`, admin);
  onTestFinished(async () => void (await onDatabase(`drop database ${name} with (force)`, admin)));
  return `${inject('postgresUrl')}/${name}`;
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

const site = async (listener: RequestListener) =>
  `http://127.0.0.1:${await listening(createServer(listener))}`;

async function mailServer(options: SMTPServerOptions): Promise<string> {
  const server = new SMTPServer(options);
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

it('finds nothing wrong with a healthy installation, and says something of each part', async () => {
  const findings = await examine(() => loadConfig(healthy));
  expect(findings.map(({ part, state }) => `${part} ${state}`)).toEqual(
    [
      'configuration',
      'database',
      'queue',
      'storage',
      'disk',
      'mail',
      'models',
      'traces',
      'port',
      'address',
    ].map((part) => `${part} ok`),
  );
});

it('is a command for people and programs, and its exit code says whether all is well', () => {
  const run = (args: string[], changes: Environment = {}) =>
    spawnSync(process.execPath, [built('doctor'), ...args], {
      env: { PATH: process.env.PATH, ...healthy, ...changes },
      encoding: 'utf8',
    });
  const well = run(['--json']);
  expect(well.status).toBe(0);
  expect(JSON.parse(well.stdout)).toMatchObject({
    ok: true,
    findings: [{ part: 'configuration' }, {}, {}, {}, {}, {}, {}, {}, {}, {}],
  });
  const unwell = run([], { RATE_LIMIT_FACTOR: '-1' });
  expect(unwell.status).toBe(1);
  expect(unwell.stdout).toMatch(/^PROBLEM  configuration  RATE_LIMIT_FACTOR: /);
  expect(run(['--loud']).status).toBe(2);
});

it('names a wrong variable, and looks no further', async () => {
  const findings = await examine(() => loadConfig({ ...healthy, PORT: 'many', OCR_THREADS: '0' }));
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ part: 'configuration', state: 'problem' });
  expect(findings[0]?.text).toMatch(/PORT.*OCR_THREADS/);
});

describe('the database', () => {
  const urlWith = (change: (url: URL) => void) => {
    const url = new URL(database);
    change(url);
    return url.href;
  };

  it('that nobody answers for', async () => {
    const port = String(await freePort());
    const DATABASE_URL = urlWith((url) => (url.port = port));
    expect(await faultsWith({ DATABASE_URL })).toContainEqual(
      expect.stringMatching(/^database problem: .* cannot be reached \(ECONNREFUSED\)/),
    );
  });

  it('an embedded one that has stopped is no fault, and says how to look at it', async () => {
    const DATA_DIR = await mkdtemp(path.join(folder, 'stopped-'));
    const url = urlWith((address) => (address.port = '1'));
    const state = { port: 1, adminPassword: 's3cret', password: 's3cret', url };
    await writeFile(path.join(DATA_DIR, 'postgres.json'), JSON.stringify(state));
    const findings = await examine(() => loadConfig({ DATA_DIR }), ['database', 'queue']);
    expect(findings.slice(1).map(({ part, state, text }) => `${part} ${state}: ${text}`)).toEqual([
      'database skipped: the embedded one does not run now; start Larder (npm start) and look again beside it',
      'queue skipped: it is in the embedded database, which does not run now',
    ]);
  });

  it('that does not exist', async () => {
    const DATABASE_URL = urlWith((url) => (url.pathname = '/nowhere'));
    expect(await faultsWith({ DATABASE_URL })).toContainEqual(expect.stringMatching('has no such database'));
  });

  it('that refuses the password', async () => {
    await onDatabase("create role doctor_guest login password 'right'");
    onTestFinished(async () => void (await onDatabase('drop role doctor_guest')));
    const DATABASE_URL = urlWith((url) => ((url.username = 'doctor_guest'), (url.password = 's3cret')));
    expect(await faultsWith({ DATABASE_URL })).toContainEqual(expect.stringMatching('refuses the password'));
  });

  it('whose user may not write', async () => {
    await onDatabase("create role doctor_reader login password 'right'");
    onTestFinished(async () => void (await onDatabase('drop role doctor_reader')));
    const DATABASE_URL = urlWith((url) => ((url.username = 'doctor_reader'), (url.password = 'right')));
    expect(await faultsWith({ DATABASE_URL })).toContainEqual(
      expect.stringMatching(/^database problem: this user may not/),
    );
  });

  it('that is read-only', async () => {
    const DATABASE_URL = urlWith((url) =>
      url.searchParams.set('options', '-c default_transaction_read_only=on'),
    );
    expect(await faultsWith({ DATABASE_URL })).toContainEqual('database problem: cannot be written to');
  });

  it('of another encoding, without tables and extensions', async () => {
    const DATABASE_URL = await emptyDatabase('LATIN1');
    const faults = await faultsWith({ DATABASE_URL });
    expect(faults).toContain('database problem: is encoded as LATIN1');
    expect(faults).toContain('database problem: the extension unaccent is not installed');
    expect(faults).toContainEqual(expect.stringMatching(/^database problem: \d+ migrations are missing/));
  });

  it('of another version of Larder', async () => {
    const { url: DATABASE_URL } = await testDatabase();
    await onDatabase("update applied_migrations set sha256 = '' where name like '0001%'", DATABASE_URL);
    await onDatabase("insert into applied_migrations values ('9999_later.sql', '')", DATABASE_URL);
    const faults = await faultsWith({ DATABASE_URL });
    expect(faults).toContainEqual(expect.stringMatching(/^database problem: was made with another 0001/));
    expect(faults).toContain('database problem: is newer than this Larder: it has 9999_later.sql');
  });

  it('with hardly a connection left', async () => {
    const [limit] = await onDatabase<{ most: number }>(
      `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
         - count(*)::int as most from pg_stat_activity where backend_type = 'client backend'`,
    );
    const clients = Array.from(
      { length: (limit?.most ?? 0) - 15 },
      () => new pg.Client({ connectionString: database }),
    );
    onTestFinished(async () => void (await Promise.allSettled(clients.map((client) => client.end()))));
    await Promise.all(clients.map((client) => client.connect()));
    expect(await faultsWith({})).toContainEqual(
      expect.stringMatching(/^database warning: \d+ of \d+ connections/),
    );
  });

  it('with tables of mostly dead rows', async () => {
    const { url: DATABASE_URL } = await testDatabase();
    await onDatabase(
      `alter table write_probes set (autovacuum_enabled = off);
       insert into write_probes (body) select '' from generate_series(1, 12000); delete from write_probes`,
      DATABASE_URL,
    );
    await vi.waitFor(
      async () =>
        expect(await faultsWith({ DATABASE_URL })).toContain(
          'database warning: write_probes hold mostly dead rows',
        ),
      { timeout: 20_000, interval: 500 },
    );
  });

  it('with another time', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await faultsWith({})).toContainEqual(
      expect.stringMatching(/^database problem: its clock .* 3\d\d\d s apart/),
    );
  });
});

describe.skipIf(debianPostgres() === undefined)('a Postgres as Debian installs it', () => {
  let stock: TemporaryPostgres;
  beforeAll(async () => {
    stock = await startDebianPostgres();
    await prepareDatabase(loadConfig({ ...healthy, DATABASE_URL: `${stock.url}/postgres` }));
  });
  afterAll(() => stock.stop());

  it('with settings that make it slow, but not with what Larder turns off itself', async () => {
    expect(await faultsWith({ DATABASE_URL: `${stock.url}/postgres` })).toEqual([
      'database warning: shared_buffers is 128 MB, as Postgres comes',
      'database warning: random_page_cost is 4, as for disks that turn',
    ]);
  });

  it.skipIf(!HAS_PGBOUNCER).each([
    ['session', false],
    ['transaction', true],
  ] as const)('behind a pooler of %ss', async (mode, isCompiling) => {
    const pooler = await startPgBouncer(`${stock.url}/postgres`, mode);
    onTestFinished(pooler.stop);
    const faults = await faultsWith({ DATABASE_URL: pooler.url });
    expect(faults.some((fault) => fault.includes('jit is on'))).toBe(isCompiling);
  });
});

it('finds a database that lets too few in', async () => {
  const small = await startTemporaryPostgres(['max_connections=25', 'shared_buffers=256MB']);
  onTestFinished(small.stop);
  expect(await faultsWith({ DATABASE_URL: `${small.url}/postgres` })).toContain(
    'database warning: max_connections lets 22 in, and one web with one worker takes up to 38',
  );
});

describe('the queue', () => {
  it('whose imports no worker takes', async () => {
    const [user] = await onDatabase<{ id: string }>(
      "insert into users (email, password_hash) values ('cook@example.org', 'x') returning id",
    );
    onTestFinished(async () => void (await onDatabase(`delete from users where id = '${user?.id}'`)));
    await onDatabase(
      `insert into imports (user_id, kind, input, job_number, updated_at)
       values ('${user?.id}', 'url', '{"url":"https://example.org/soup"}', 1, now() - interval '1 hour')`,
    );
    expect(await faultsWith({})).toContain(
      'queue problem: 1 imports have waited for a worker for 10 minutes or more',
    );
  });

  describe.skipIf(!HAS_REDIS)('in Redis', () => {
    let redis: TemporaryRedis;
    beforeAll(async () => {
      redis = await startTemporaryRedis();
    });
    afterAll(() => redis.stop());

    async function set(...setting: [string, string]): Promise<void> {
      const client = new Redis(redis.url);
      try {
        await client.config('SET', ...setting);
      } finally {
        client.disconnect();
      }
    }

    it('that is well', async () => {
      expect(await faultsWith({ REDIS_URL: redis.url })).toEqual([]);
    });

    it('that may throw jobs away and keeps nothing', async () => {
      await set('maxmemory-policy', 'allkeys-lru');
      await set('appendonly', 'no');
      const faults = await faultsWith({ REDIS_URL: redis.url });
      expect(faults).toContain('queue problem: Redis may throw jobs away (maxmemory-policy allkeys-lru)');
      expect(faults).toContainEqual(expect.stringMatching(/^queue warning: Redis forgets the last jobs/));
    });

    it('that wants a password', async () => {
      await set('requirepass', 's3cret');
      expect(await faultsWith({ REDIS_URL: redis.url })).toContainEqual(
        expect.stringMatching(/^queue problem: Redis at .* refuses the password/),
      );
    });
  });

  it('in a Redis that nobody answers for', async () => {
    const port = await freePort();
    expect(await faultsWith({ REDIS_URL: `redis://127.0.0.1:${port}` })).toContainEqual(
      expect.stringMatching(/^queue problem: Redis at .* cannot be reached \(ECONNREFUSED\)/),
    );
  });
});

describe('the storage', () => {
  it('that is no folder', async () => {
    const file = path.join(folder, 'a-file');
    await writeFile(file, '');
    const faults = await faultsWith({ STORAGE_URL: pathToFileURL(file).href });
    expect(faults).toContainEqual(expect.stringMatching(/^storage problem: .*a-file/));
  });

  it('that does not know the key', async () => {
    const s3 = await startS3Server();
    onTestFinished(s3.stop);
    const address = (keys: string) => `s3://${keys}@${s3.host}/larder?tls=0`;
    expect(await faultsWith({ STORAGE_URL: address('S3RVER:S3RVER') })).toEqual([]);
    expect(await faultsWith({ STORAGE_URL: address('NOBODY:s3cret') })).toContainEqual(
      expect.stringMatching(/^storage problem: .*larder.* cannot be used/),
    );
  });

  it('that cannot be reached', async () => {
    const port = await freePort();
    const STORAGE_URL = `s3://key:s3cret@127.0.0.1:${port}/larder?tls=0`;
    expect(await faultsWith({ STORAGE_URL })).toContainEqual(
      expect.stringMatching(/^storage problem: .*ECONNREFUSED/),
    );
  });
});

describe('the mail server', () => {
  const sender = { MAIL_FROM: 'Larder <larder@example.org>' };

  it('that is well', async () => {
    const host = await mailServer({ disabledCommands: ['AUTH', 'STARTTLS'] });
    expect(await faultsWith({ SMTP_URL: `smtp://${host}`, ...sender })).toEqual([]);
  });

  it('that nobody answers for', async () => {
    const SMTP_URL = `smtp://127.0.0.1:${await freePort()}`;
    expect(await faultsWith({ SMTP_URL, ...sender })).toContainEqual(
      expect.stringMatching(/^mail problem: .* cannot be reached/),
    );
  });

  it('that refuses the password', async () => {
    const host = await mailServer({
      disabledCommands: ['STARTTLS'],
      onAuth: (_auth, _session, done) => done(new Error('no')),
    });
    expect(await faultsWith({ SMTP_URL: `smtp://cook:s3cret@${host}`, ...sender })).toContain(
      `mail problem: ${host} refuses the user or password`,
    );
  });

  it('that speaks no TLS where it was to', async () => {
    const host = await mailServer({ disabledCommands: ['AUTH', 'STARTTLS'] });
    expect(await faultsWith({ SMTP_URL: `smtps://${host}`, ...sender })).toContainEqual(
      expect.stringMatching(/^mail problem: .* cannot be talked to encrypted/),
    );
  });

  it('that is given no sender of its own', async () => {
    const host = await mailServer({ disabledCommands: ['AUTH', 'STARTTLS'] });
    expect(await faultsWith({ SMTP_URL: `smtp://${host}` })).toContainEqual(
      expect.stringMatching(/^mail warning: mails come from/),
    );
  });
});

describe('the models', () => {
  it('one that the endpoint does not have, or a key that it refuses', async () => {
    const endpoint = await startModelEndpoint();
    onTestFinished(endpoint.close);
    const model = { AI_BASE_URL: endpoint.baseUrl, AI_MODEL: 'cook', AI_API_KEY: 's3cret' };
    endpoint.behaves(answersJson({ data: [{ id: 'cook' }] }));
    expect(await faultsWith(model, PARTS)).toEqual([]);
    endpoint.behaves(answersJson({ data: [{ id: 'other' }] }));
    expect(await faultsWith(model, PARTS)).toContainEqual(expect.stringMatching(/^models warning: AI_MODEL/));
    endpoint.behaves(answersJson({ error: {} }, 401));
    expect(await faultsWith(model, PARTS)).toContainEqual(
      expect.stringMatching(/^models warning: AI_API_KEY/),
    );
  });

  it("the photo reader's, which are not in the folder", async () => {
    expect(await faultsWith({ OCR_MODELS_DIR: folder }, PARTS)).toContainEqual(
      expect.stringMatching(/^models problem: the photo reader's models cannot be used/),
    );
  });
});

describe('the traces', () => {
  const sentTo = (OTEL_EXPORTER_OTLP_ENDPOINT: string) => faultsWith({ OTEL_EXPORTER_OTLP_ENDPOINT });

  it('which nobody takes', async () => {
    expect(await sentTo(await site((_request, response) => response.end()))).toEqual([]);
    expect(await sentTo(`http://127.0.0.1:${await freePort()}`)).toContainEqual(
      expect.stringMatching(/^traces warning: .* cannot be reached \(ECONNREFUSED\)/),
    );
    const other = await site((_request, response) => response.writeHead(404).end());
    expect(await sentTo(other)).toContainEqual(expect.stringMatching(/^traces warning: .* answers with 404/));
  });
});

describe('the address', () => {
  it('whose port another program has', async () => {
    const PORT = String(await listening(createTcpServer((socket) => socket.destroy())));
    expect(await faultsWith({ PORT })).toContain(
      `port problem: port ${PORT} of 127.0.0.1 is taken by another program`,
    );
  });

  it('at which Larder answers already', async () => {
    const origin = await site((_request, response) => response.end('{"status":"ok"}'));
    const { port } = new URL(origin);
    expect(await faultsWith({ PORT: port, PUBLIC_ORIGIN: origin })).toEqual([]);
  });

  it('that is not of this machine', async () => {
    expect(await faultsWith({ HOST: '192.0.2.1', PUBLIC_ORIGIN: 'http://127.0.0.1:1' })).toContainEqual(
      expect.stringMatching(/^port problem: web cannot listen at 192.0.2.1 \(EADDRNOTAVAIL\)/),
    );
  });

  it('that leads to something else', async () => {
    const PUBLIC_ORIGIN = await site((_request, response) => response.end('<h1>Welcome to nginx</h1>'));
    expect(await faultsWith({ PUBLIC_ORIGIN })).toContain(
      `address problem: ${PUBLIC_ORIGIN} leads to something that is not Larder`,
    );
  });

  it('behind a proxy that limits what is sent', async () => {
    const limit = 1_000_000;
    const PUBLIC_ORIGIN = await site((request, response) => {
      request.resume();
      if (request.method === 'GET') return response.end('{"status":"ok"}');
      const isTooLarge = Number(request.headers['content-length']) > limit;
      response
        .writeHead(isTooLarge ? 413 : 403, { 'content-type': isTooLarge ? 'text/html' : 'application/json' })
        .end();
    });
    expect(await faultsWith({ PUBLIC_ORIGIN })).toContain(
      `address problem: the proxy at ${PUBLIC_ORIGIN} refuses what has 3 MB`,
    );
  });

  it('that leads nowhere', async () => {
    const PUBLIC_ORIGIN = `http://127.0.0.1:${await freePort()}`;
    expect(await faultsWith({ PUBLIC_ORIGIN })).toContainEqual(
      expect.stringMatching(/^address warning: .* does not answer \(ECONNREFUSED\)/),
    );
  });

  it('behind a proxy that is not trusted', async () => {
    const PUBLIC_ORIGIN = `https://127.0.0.1:${await freePort()}`;
    expect(await faultsWith({ PUBLIC_ORIGIN })).toContain(
      'address warning: there is a proxy (https), but its headers are not trusted',
    );
    expect(await faultsWith({ TRUST_PROXY: '1' })).toContain(
      'address warning: TRUST_PROXY is set without PUBLIC_ORIGIN',
    );
  });
});
