import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createGuardedFetch } from '../../adapters/guarded-fetch.ts';
import { createStorage } from '../../adapters/storage.ts';
import type { Deps, Viewer } from '../../ctx.ts';
import { testDeps, testPerson } from '../../testing/harness.ts';
import { SITE_RECIPE, startRecipeSite, type RecipeSite } from '../../testing/recipe-site.ts';
import { importPage } from './import-page.ts';

let site: RecipeSite;
let deps: Deps;
let alice: Viewer;

beforeAll(async () => {
  site = await startRecipeSite();
  deps = await testDeps(
    ({ config }) => ({ guardedFetch: createGuardedFetch(config), storage: createStorage(config) }),
    { FETCH_ALLOW_HOSTS: site.host },
  );
  alice = await testPerson(deps, 'alice');
});
afterAll(() => site.close());

const until = (stop: AbortController) => ({
  userId: alice.userId,
  signal: stop.signal,
  report: async () => undefined,
});

/** Reads a page whose picture never answers, and stops with `reason` while it waits for it. */
async function stoppedAtPicture(reason: unknown) {
  const stop = new AbortController();
  const visits = site.visits('/never.jpg');
  const reading = importPage(deps, site.address('/slow-picture'), until(stop));
  reading.catch(() => undefined);
  await vi.waitFor(() => expect(site.visits('/never.jpg')).toBe(visits + 1), {
    timeout: 20_000,
    interval: 10,
  });
  stop.abort(reason);
  return reading;
}

it('goes through every stage in order', async () => {
  const stages: string[] = [];
  const stop = new AbortController();
  await importPage(deps, site.address('/soup'), {
    ...until(stop),
    report: async (stage) => void stages.push(stage),
  });
  expect(stages).toEqual(['converting', 'uploading', 'processing', 'structuring']);
});

it('keeps the recipe when the time is up before its picture is there', async () => {
  const draft = await stoppedAtPicture(new DOMException('late', 'TimeoutError'));
  expect(draft).toMatchObject({ title: SITE_RECIPE.name, storedImage: null });
});

it('gives up at once when it is cancelled while it waits for the picture', async () => {
  const reason = new Error('cancelled');
  await expect(stoppedAtPicture(reason)).rejects.toBe(reason);
});
