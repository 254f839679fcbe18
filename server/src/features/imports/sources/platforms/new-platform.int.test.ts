import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { embeddablePost } from '@larder/shared/social/link';
import { SOCIAL_MESSAGES } from '@larder/shared/social/messages';
import { pathOf, type Platform } from '@larder/shared/social/platform';
import { onePostOfAny, PLATFORMS } from '@larder/shared/social/platforms';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createGuardedFetch } from '../../../../adapters/fetch/guarded-fetch.ts';
import { startWorkers, type Workers } from '../../../../jobs/run.ts';
import { PROJECT_ROOT } from '../../../../process/project-root.ts';
import { callerOf, testPerson } from '../../../../testing/harness.ts';
import { importDeps, PATIENCE } from '../../../../testing/import-deps.ts';
import { POST_CAPTION } from '../../../../testing/platforms.ts';
import { testWeb } from '../../../../testing/web.ts';
import { readPageHere } from '../../../../testing/read-page-here.ts';
import { importHandler } from '../../run-import.ts';
import { oembedReader, type PlatformReader } from './reader.ts';
import { PLATFORM_READERS } from './readers.ts';

// The platform of docs/adding-a-platform.md, made up: pins of boards, as at Pinterest.

const pinboard: Platform = {
  name: 'Pinboard',
  onePost: 'a Pinboard pin',
  hosts: ['pinboard.example', 'www.pinboard.example'],
  readLink: (url) => {
    const [first, id = ''] = pathOf(url);
    if (first !== 'pin' || !/^\d{5,32}$/.test(id)) return undefined;
    return { post: { id, form: 'post', address: `https://www.pinboard.example/pin/${id}/` } };
  },
  frame: {
    origin: 'https://assets.pinboard.example',
    url: ({ id }) => `https://assets.pinboard.example/embed/?id=${id}`,
    shape: () => 'measured',
    retry: 'when asked',
  },
  sourceLabel: 'View Post',
  messages: { notShown: 'Unable to load Pinboard pin' },
  tags: () => ['Pinboard'],
};
const pinboardReader = oembedReader('https://www.pinboard.example/oembed.json', { titleIsCaption: true });

const platforms: Record<string, Platform> = PLATFORMS;
const readers: Record<string, PlatformReader> = PLATFORM_READERS;
const PIN = 'https://www.pinboard.example/pin/12345678/';

describe('a platform that is new in the two tables', () => {
  let server: Server;
  let deps: Awaited<ReturnType<typeof importDeps>>;
  let workers: Workers;
  const asked: string[] = [];

  beforeAll(async () => {
    platforms.pinboard = pinboard;
    readers.pinboard = pinboardReader;
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ version: '1.0', title: POST_CAPTION, author_name: 'Kitchen of the House' }));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    deps = await importDeps({
      FETCH_ALLOW_HOSTS: host,
      PLATFORM_ORIGINS: `https://www.pinboard.example=http://${host}`,
    });
    const handler = importHandler({
      ...deps,
      guardedFetch: createGuardedFetch(deps.config),
      readPage: readPageHere,
      readPhoto: () => Promise.reject(new Error('This test reads no photos')),
    });
    const idle = async () => undefined;
    workers = await startWorkers(deps, {
      import: handler,
      photos: idle,
      export: idle,
      move: idle,
      mail: idle,
      index: idle,
      sweep: idle,
    });
  });
  afterAll(async () => {
    delete platforms.pinboard;
    delete readers.pinboard;
    await workers.close();
    await deps.close();
    server.close();
  });

  it('has its posts imported', async () => {
    const { imports } = callerOf(deps, await testPerson(deps, 'alice'));
    const { id } = await imports.start({ kind: 'social', url: `${PIN}?utm_source=who` });
    const { draft } = await vi.waitFor(async () => {
      const item = await imports.get({ id });
      expect(item).toMatchObject({ status: 'done' });
      return item;
    }, PATIENCE);
    expect(draft).toMatchObject({
      title: 'Lemon drizzle loaf',
      ingredients: ['200 g butter', '200 g sugar', '3 eggs', '200 g flour'],
      description: 'By Kitchen of the House on Pinboard',
      tags: ['Pinboard'],
      platform: 'pinboard',
      originalUrl: PIN,
      embedUrl: 'https://assets.pinboard.example/embed/?id=12345678',
    });
    expect(asked).toEqual([`/oembed.json?${new URLSearchParams({ format: 'json', url: PIN }).toString()}`]);
  });

  it('has its posts shown in frames, and its links explained by no sentence of another platform', async () => {
    const { app } = await testWeb();
    const { headers } = await app.inject({ url: '/' });
    expect(headers['content-security-policy']).toContain(' https://assets.pinboard.example');
    expect(embeddablePost(PIN)).toMatchObject({ platform: 'pinboard', id: '12345678' });
    expect(embeddablePost('https://pinboard.example/ideas')).toEqual({ failure: SOCIAL_MESSAGES.noId });
    expect(onePostOfAny()).toContain(' or a Pinboard pin');
  });
});

const FILES_OF_A_PLATFORM = [
  'server/src/features/imports/sources/platforms/readers.ts',
  'shared/src/recipe/source-tags.ts',
  'shared/src/social/platforms.ts',
  'shared/src/social/platforms/tiktok.ts',
];

describe('a platform that answers over oEmbed', () => {
  it('is named by four files, and the guide names the same', async () => {
    expect(await filesThatName(/\btiktok\b/)).toEqual(FILES_OF_A_PLATFORM);
    const guide = await readFile(path.join(PROJECT_ROOT, 'docs/adding-a-platform.md'), 'utf8');
    for (const file of FILES_OF_A_PLATFORM) expect(guide).toContain(file.replace('tiktok', 'pinterest'));
  });
});

/** Sources of the program that match, but for tests and for the words that recipes' own texts use. */
async function filesThatName(pattern: RegExp): Promise<string[]> {
  const folders = ['client/src', 'server/src', 'shared/src'];
  const found = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(path.join(PROJECT_ROOT, folder), { recursive: true })).map(
        (name) => `${folder}/${name}`,
      ),
    ),
  );
  const sources = found
    .flat()
    .filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/(?:testing|page|text|language|lines)\//.test(file),
    );
  const matches = await Promise.all(
    sources.map(async (file) => pattern.test(await readFile(path.join(PROJECT_ROOT, file), 'utf8'))),
  );
  return sources.filter((_, index) => matches[index]).sort();
}
