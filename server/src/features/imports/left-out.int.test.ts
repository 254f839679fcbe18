import type { ImportDto, StartImportInput } from '@larder/shared/import/schema';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createGuardedFetch } from '../../adapters/fetch/guarded-fetch.ts';
import type { Workers } from '../../jobs/run.ts';
import { callerOf, testPerson } from '../../testing/harness.ts';
import { DRAFT, importDeps, PATIENCE, startReading } from '../../testing/import-deps.ts';
import { POST_CAPTION, startPlatforms, type Platforms } from '../../testing/platforms.ts';
import { readPageHere } from '../../testing/read-page-here.ts';
import { importPost } from './sources/post.ts';
import { importText } from './sources/text.ts';

let platforms: Platforms;
let deps: Awaited<ReturnType<typeof importDeps>>;
let workers: Workers;

beforeAll(async () => {
  platforms = await startPlatforms();
  deps = await importDeps(platforms.env);
  const readers = {
    ...deps,
    guardedFetch: createGuardedFetch(deps.config),
    readPage: readPageHere,
  };
  workers = await startReading(deps, async (input, reading) => {
    if (input.kind === 'text') return importText(readers, input, reading);
    return input.kind === 'social' ? importPost(readers, input, reading) : DRAFT;
  });
});
afterAll(async () => {
  await workers.close();
  await deps.close();
  await platforms.close();
});

async function imported(input: StartImportInput): Promise<ImportDto['draft']> {
  const { imports } = callerOf(deps, await testPerson(deps, 'alice'));
  const { id } = await imports.start(input);
  const { draft } = await vi.waitFor(async () => {
    const item = await imports.get({ id });
    expect(item.status).toBe('done');
    return item;
  }, PATIENCE);
  return draft;
}

const TEXT = `${POST_CAPTION}\n\nLove, Kim 💛\n#cake`;
const LEFT_OUT = ['Ingredients:', 'Method:', 'Love, Kim 💛', '#cake'];

it('what a text says beside its recipe comes with its draft', async () => {
  expect(await imported({ kind: 'text', text: TEXT })).toMatchObject({ leftOut: LEFT_OUT });
});

it('what a caption says beside its recipe comes with its draft', async () => {
  const url = 'https://www.instagram.com/p/WallWall/';
  expect(await imported({ kind: 'social', url, caption: TEXT })).toMatchObject({ leftOut: LEFT_OUT });
});

it('what a long caption says beyond the limit of the description does, too', async () => {
  const story = Array.from(
    { length: 99 },
    (_, day) => `On day ${day} my aunt told me more about her garden.`,
  );
  const text = `Lemon loaf\n\n${story.join('\n')}\n\n${POST_CAPTION}`;
  const url = 'https://www.instagram.com/p/WallWall/';
  const draft = await imported({ kind: 'social', url, caption: text });
  const there = [draft?.description, ...(draft?.leftOut ?? [])].join('\n');
  for (const line of story) expect(there).toContain(line);
});

it('the draft of a page, or of a text that was read before, has none', async () => {
  expect(await imported({ kind: 'url', url: 'https://example.org/soup' })).toEqual(DRAFT);
});
