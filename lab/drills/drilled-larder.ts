import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import { embeddedUrl } from '../../server/src/db/embedded/data-folder.ts';
import { launch, type Launched } from '../../server/src/testing/launched.ts';
import { signedInPerson } from '../../server/src/testing/signed-in-person.ts';

/** A built Larder with its own database and one signed-in person. */
export interface DrilledLarder {
  larder: Launched;
  origin: string;
  databaseUrl: string;
  userId: string;
  cookie: string;
  stop(): Promise<void>;
}

export async function startDrilled(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<DrilledLarder> {
  const larder = launch({ DATA_DIR: dataDir, ...env });
  const origin = await larder.ready;
  const databaseUrl = env.DATABASE_URL ?? (await embeddedUrl({ dataDir, isDataDirGiven: true })) ?? '';
  const { userId, cookie } = await signedInPerson(databaseUrl);
  const stop = async () => {
    larder.kill('SIGTERM');
    await larder.ended;
  };
  return { larder, origin, databaseUrl, userId, cookie, stop };
}

export interface Answer {
  status: number;
  retryAfter: string | null;
  body: string;
}

export function isSuccess({ status }: Pick<Answer, 'status'>): boolean {
  return status >= 200 && status < 300;
}

/** The status is 0 when there is no answer; the body says why. */
export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  try {
    const response = await fetch(url, init);
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      body: await response.text(),
    };
  } catch (error) {
    const { message, cause } = error as Error;
    return { status: 0, retryAfter: null, body: `${message}: ${String(cause)}` };
  }
}

export function mutate(
  { origin, cookie }: Pick<DrilledLarder, 'origin' | 'cookie'>,
  procedure: string,
  input: unknown,
): Promise<Answer> {
  return ask(`${origin}/trpc/${procedure}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ json: input }),
  });
}

export function query(
  { origin, cookie }: Pick<DrilledLarder, 'origin' | 'cookie'>,
  procedure: string,
  input: unknown,
): Promise<Answer> {
  const asked = encodeURIComponent(JSON.stringify({ json: input }));
  return ask(`${origin}/trpc/${procedure}?input=${asked}`, { headers: { cookie } });
}

export async function upload(
  { origin, cookie }: Pick<DrilledLarder, 'origin' | 'cookie'>,
  purpose: string,
): Promise<Answer> {
  const body = new FormData();
  body.append('purpose', purpose);
  body.append('file', new Blob([new Uint8Array(await somePicture())]), 'dish.jpg');
  return ask(`${origin}/api/uploads`, {
    method: 'POST',
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    body,
  });
}

function somePicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 140, sigma: 40 } as const;
  return sharp({ create: { width: 900, height: 700, channels: 3, background: '#b5651d', noise } })
    .jpeg()
    .toBuffer();
}

/** Counts answers by status. */
export class Tally {
  readonly #counts = new Map<string, number>();
  /** How many were anything but a success, and what the first of them said. */
  failed = 0;
  firstFailure = '';

  add(kind: string, { status, body }: Answer): void {
    if (!isSuccess({ status })) {
      this.failed += 1;
      this.firstFailure ||= `${kind}: ${body.slice(0, 200)}`;
    }
    const name = `${kind} ${status === 0 ? 'none' : status}`;
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  /** The answers whose name ends with `ending`. */
  count(ending: string): number {
    return [...this.#counts]
      .filter(([name]) => name.endsWith(ending))
      .reduce((sum, [, count]) => sum + count, 0);
  }

  text(): string {
    return [...this.#counts].map(([name, count]) => `${name}: ${count}`).join(', ');
  }
}

/** Milliseconds until the condition holds; undefined when it does not within the timeout. */
export async function timeUntil(
  holds: () => Promise<boolean>,
  timeoutMs: number,
): Promise<number | undefined> {
  const began = performance.now();
  while (performance.now() - began < timeoutMs) {
    if (await holds()) return performance.now() - began;
    await sleep(50);
  }
  return undefined;
}

/** Runs one query on a new connection. */
export async function askDatabase<Row extends pg.QueryResultRow>(
  databaseUrl: string,
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
