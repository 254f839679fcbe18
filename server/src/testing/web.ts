import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { LANGUAGES } from '@larder/shared/messages/language';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, inject } from 'vitest';
import { createRateLimits } from '../adapters/rate-limits/rate-limits.ts';
import { createStorage } from '../adapters/storage/create-storage.ts';
import { buildApp } from '../app.ts';
import { startSession } from '../auth/sessions.ts';
import type { Deps, Viewer } from '../ctx.ts';
import { prepareQueue } from '../jobs/backend.ts';
import { createJobs } from '../jobs/queue.ts';
import { createLogger } from '../process/logging.ts';
import { ctxOf, testDeps } from './harness.ts';

const INDEX = `<!doctype html>
<html lang="en"><head><meta name="csp-nonce" content="__CSP_NONCE__" /><title>Larder</title><!--app-head-->
</head><body><div id="root"></div><noscript>Larder needs JavaScript.</noscript><!--app-data--></body></html>`;

const SERVED_HTML = `
exports.sharedRecipeHtml = (shareId, recipe) => '<h1>' + (recipe ? 'Found ' + shareId : 'Missing') + '</h1>';
exports.homeHtml = (session, { items }) => '<h1>' + session.username + '</h1>' + items.map(({ title }) => title);`;

/** A minimal built client: pages, a hashed script with its compressed twin, an icon. */
export async function testClient(): Promise<string> {
  const folder = await mkdtemp(path.join(inject('folder'), 'client-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  await mkdir(path.join(folder, 'assets'));
  for (const language of LANGUAGES) {
    const pages = path.join(folder, language);
    const index = INDEX.replace('"en"', `"${language}"`);
    await mkdir(pages);
    for (const page of ['index.html', 'home.html', 'shared-recipe.html'])
      await writeFile(path.join(pages, page), index);
    await writeFile(path.join(pages, 'landing.html'), index.replace('"root">', '"root"><h1>Landing</h1>'));
    await writeFile(path.join(pages, 'served-html.cjs'), SERVED_HTML);
  }
  await writeFile(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(path.join(folder, 'assets/main-abc123.js'), 'export {};');
  await writeFile(path.join(folder, 'assets/main-abc123.js.br'), 'compressed');
  return folder;
}

export interface TestWeb {
  app: FastifyInstance;
  deps: Deps & { databaseUrl: string };
  /** Everything it logged. */
  logs: () => string;
}

/** The whole web server with a database, a queue and limits for this test file. Does not listen. */
export async function testWeb(
  env: Record<string, string> = {},
  replaced: Partial<Deps> = {},
): Promise<TestWeb> {
  let logs = '';
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      logs += chunk.toString();
      done();
    },
  });
  const deps = await testDeps(({ config, db }) => {
    const log = createLogger({ ...config, logLevel: 'debug' }, 'web', sink);
    return {
      log,
      jobs: createJobs(config, log),
      storage: createStorage(config),
      rateLimits: createRateLimits({ config, db, log }),
      ...replaced,
    };
  }, env);
  await prepareQueue(deps.config);
  const app = await buildApp(deps, await testClient());
  afterAll(async () => {
    await app.close();
    await Promise.all([deps.jobs.close(), deps.rateLimits.close()]);
  });
  return { app, deps, logs: () => logs };
}

/** The cookie header of a browser that this person has signed in with. */
export async function signedIn(deps: Deps, person: Viewer): Promise<string> {
  let cookie = '';
  const ctx = ctxOf(deps, null);
  const cookies = {
    ...ctx.cookies,
    set: (name: string, value: string) => void (cookie = `${name}=${value}`),
  };
  await startSession({ ...ctx, cookies }, person.userId);
  return cookie;
}

/** A call as our own pages make it. */
export function call(
  app: FastifyInstance,
  procedure: string,
  options: { input?: unknown; cookie?: string; headers?: Record<string, string> } = {},
): Promise<LightMyRequestResponse> {
  const request: InjectOptions = {
    method: 'POST',
    url: `/trpc/${procedure}`,
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...(options.cookie ? { cookie: options.cookie } : {}),
      ...options.headers,
    },
    payload: JSON.stringify({ json: options.input ?? null }),
  };
  return app.inject(request);
}

/** The error of a tRPC answer. */
export function errorOf(answer: LightMyRequestResponse): { message: string; data: Record<string, unknown> } {
  const body = answer.json<Answer | Answer[]>();
  const { error } = Array.isArray(body) ? (body[0] as Answer) : body;
  return error.json;
}

interface Answer {
  error: { json: { message: string; data: Record<string, unknown> } };
}
