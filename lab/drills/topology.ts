import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { loadConfig, type Config } from '../../server/src/config.ts';
import { prepareDatabase } from '../../server/src/prepare.ts';
import { PROJECT_ROOT } from '../../server/src/process/project-root.ts';
import { freePort } from '../../server/src/testing/free-port.ts';
import { startS3Server } from '../../server/src/testing/s3-server.ts';
import { startTemporaryPostgres } from '../../server/src/testing/temporary-postgres.ts';
import { startTemporaryRedis } from '../../server/src/testing/temporary-redis.ts';
import { timeUntil } from './drilled-larder.ts';

const WEBS = 2;
const WORKERS = 3;
const START_MS = 120_000;
/** Where the proxy says what it knows of each web. */
const STATUS = '/proxy-status';

/** One web or worker of a build, which can be ended and started again at the same place. */
export interface Program {
  kind: 'main' | 'worker';
  /** Resolves when it serves; rejects when it ended before. */
  ready: Promise<void>;
  isReady(): boolean;
  /** Ends it, waits until it has gone and begins to start it again. @returns how it ended */
  restart(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
  stop(): Promise<void>;
}

/** Several webs behind a proxy, several workers, Postgres, S3, and the queue in Postgres or Redis, all on this machine. */
export interface Topology {
  origin: string;
  config: Config;
  programs: Program[];
  /** Resolves when the proxy sends requests to every web. */
  allServe(): Promise<void>;
  stop(): Promise<void>;
}

export async function startTopology(queue: 'postgres' | 'redis'): Promise<Topology> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'larder-drill-'));
  const postgres = await startTemporaryPostgres();
  const redis = queue === 'redis' ? await startTemporaryRedis() : undefined;
  const s3 = await startS3Server();
  const port = await freePort();
  const env = {
    DATABASE_URL: `${postgres.url}/postgres`,
    ...(redis && { REDIS_URL: redis.url }),
    STORAGE_URL: `s3://S3RVER:S3RVER@${s3.host}/larder?tls=0`,
    DATA_DIR: folder,
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    TRUST_PROXY: 'true',
    RATE_LIMIT_FACTOR: '1000',
    LIMIT_PICTURES_AN_HOUR: '100000',
    LIMIT_PASTED_PAGES: '100000',
    LIMIT_WRITTEN_MB_A_MINUTE: '1000000',
    LOG_LEVEL: 'silent',
  };
  const config = loadConfig(env);
  await prepareDatabase(config);
  const ports = await Promise.all(Array.from({ length: WEBS }, freePort));
  const programs = [
    ...ports.map((own) => startProgram('main', { ...env, PORT: String(own) })),
    ...Array.from({ length: WORKERS }, () => startProgram('worker', env)),
  ];
  await Promise.all(programs.map(({ ready }) => ready));
  const proxy = await startProxy(folder, port, ports);
  return {
    origin: config.publicOrigin,
    config,
    programs,
    allServe: () => untilAllServe(config.publicOrigin),
    stop: async () => {
      await Promise.all(programs.map((program) => program.stop()));
      proxy.kill('SIGTERM');
      await Promise.all([postgres.stop(), redis?.stop(), s3.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function startProgram(kind: Program['kind'], env: Record<string, string>): Program {
  let child: ChildProcess;
  let isReady = false;
  const start = (): Promise<void> => {
    const { PATH = '', HOME = '' } = process.env;
    child = fork(path.join(PROJECT_ROOT, `server/dist/${kind}.js`), {
      env: { PATH, HOME, NODE_NO_WARNINGS: '1', ...env },
      execArgv: [],
    });
    const ready = once(child, 'message').then(() => void (isReady = true));
    const failed = once(child, 'exit').then(() =>
      Promise.reject(new Error(`A ${kind} ended before it served`)),
    );
    failed.catch(() => undefined);
    const begun = Promise.race([ready, failed]);
    begun.catch(() => undefined);
    return begun;
  };
  const end = async (signal: NodeJS.Signals) => {
    isReady = false;
    const gone = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
    child.kill(signal);
    const [code, by] = await gone;
    return code ?? by;
  };
  const program: Program = {
    kind,
    ready: start(),
    isReady: () => isReady,
    restart: async (signal) => {
      const how = await end(signal);
      program.ready = start();
      return how;
    },
    stop: async () => void (await end('SIGTERM')),
  };
  return program;
}

/**
 * HAProxy asks each web four times a second whether it is ready, waits for a busy one's answer, and tries another where one
 * takes no connection.
 */
async function startProxy(folder: string, port: number, webs: number[]): Promise<ChildProcess> {
  const file = path.join(folder, 'haproxy.cfg');
  const servers = webs.map((web, at) => `  server web${at} 127.0.0.1:${web} check inter 250ms fall 1 rise 1`);
  await writeFile(
    file,
    `defaults
  mode http
  timeout connect 2s
  timeout check 5s
  timeout client 60s
  timeout server 60s
  option redispatch 1
  retries 20
  retry-on conn-failure
  option http-server-close
frontend larder
  bind 127.0.0.1:${port}
  stats enable
  stats uri ${STATUS}
  default_backend webs
backend webs
  balance roundrobin
  option httpchk GET /readyz
${servers.join('\n')}
`,
  );
  const proxy = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  const isThere = async () =>
    (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined))?.status === 200;
  if ((await timeUntil(isThere, START_MS)) === undefined) throw new Error('The proxy does not serve');
  return proxy;
}

/** Asks the proxy, as whoever replaces programs on a busy machine must: a program that serves is not yet one that is asked. */
async function untilAllServe(origin: string): Promise<void> {
  const doAllServe = async () => {
    const csv = await (await fetch(`${origin}${STATUS};csv`)).text();
    return csv.split('\n').filter((line) => /^webs,web\d+,.*,UP,/.test(line)).length === WEBS;
  };
  if ((await timeUntil(doAllServe, START_MS)) === undefined) throw new Error('The proxy leaves a web out');
}
