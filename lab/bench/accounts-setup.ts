import { Agent, request, type IncomingMessage } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { hashPassword } from '../../server/src/auth/passwords.ts';
import { loadConfig } from '../../server/src/config.ts';
import { seedDatabase } from '../../server/src/db/seed/seed.ts';
import { prepareDatabase } from '../../server/src/prepare.ts';
import { startServerProcess } from '../../server/src/testing/server-process.ts';
import { startTemporaryPostgres } from '../../server/src/testing/temporary-postgres.ts';

export const PASSWORD = 'cooking with larder';

export interface Answer {
  status: number;
  body: string;
  cookie: string;
  ms: number;
}

/** A web process over a temporary database with people who can sign in with PASSWORD. */
export interface AccountsBench {
  url: string;
  /** The process id of the web process. */
  pid: number;
  client: pg.Client;
  /** Their addresses, in lower case. */
  emails: string[];
  call: (
    procedure: string,
    options?: { input?: unknown; query?: boolean; cookie?: string; ip?: string },
  ) => Promise<Answer>;
  close: () => Promise<void>;
}

export async function openAccountsBench(size: { users: number; recipes: number }): Promise<AccountsBench> {
  const postgres = await startTemporaryPostgres();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'larder-bench-'));
  const env = { DATABASE_URL: `${postgres.url}/postgres`, DATA_DIR: dataDir };
  await prepareDatabase(loadConfig(env));
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  const passwordHash = await hashPassword(PASSWORD);
  await seedDatabase(client, { ...size, seed: 1, passwordHash, withPhotoRows: false });
  const { rows } = await client.query<{ email: string }>(
    'select lower(email) as email from users order by email',
  );
  const web = await startServerProcess('main', {
    ...env,
    TRUST_PROXY: 'true',
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'warn',
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  return {
    url: web.url,
    pid: web.pid,
    client,
    emails: rows.map(({ email }) => email),
    call: callerOf(web.url, agent),
    close: async () => {
      agent.destroy();
      await web.stop();
      await client.end();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function callerOf(origin: string, agent: Agent): AccountsBench['call'] {
  return async (procedure, { input = {}, query = false, cookie = '', ip = '198.51.100.1' } = {}) => {
    const json = JSON.stringify({ json: input });
    const url = `${origin}/trpc/${procedure}${query ? `?input=${encodeURIComponent(json)}` : ''}`;
    const headers = {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': ip,
      cookie,
    };
    const began = performance.now();
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request(url, { method: query ? 'GET' : 'POST', agent, headers }, resolve);
      sent.on('error', reject);
      sent.end(query ? undefined : json);
    });
    const body = await text(answer);
    const ms = performance.now() - began;
    const set = (answer.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]);
    return { status: answer.statusCode ?? 0, body, cookie: set.join('; '), ms };
  };
}
