import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGuardedFetch } from '../../adapters/fetch/guarded-fetch.ts';
import type { Viewer } from '../../ctx.ts';
import { startWorkers, type Workers } from '../../jobs/run.ts';
import { startHangingSite, type HangingSite } from '../../testing/hanging-site.ts';
import { callerOf, testPerson } from '../../testing/harness.ts';
import { importDeps, PATIENCE } from '../../testing/import-deps.ts';
import { describeOnBothBackends } from '../../testing/queue-backends.ts';
import { SITE_RECIPE, startRecipeSite, type RecipeSite } from '../../testing/recipe-site.ts';
import { readPageHere } from '../../testing/read-page-here.ts';
import { importHandler } from './run-import.ts';
import { createPlaces, inPlace } from './worker-places.ts';

const PLACES = 6;
const PER_SITE = PLACES / 2;
const RECIPE_PAGE = `<script type="application/ld+json">${JSON.stringify(SITE_RECIPE)}</script>`;

describeOnBothBackends('one worker with six places', (store) => {
  let deps: Awaited<ReturnType<typeof importDeps>>;
  let quick: RecipeSite;
  let slow: HangingSite[];
  let workers: Workers;

  beforeAll(async () => {
    deps = await importDeps({ ...store().env, WORKER_CONCURRENCY: String(PLACES) });
  });
  afterAll(() => deps.close());
  beforeEach(async () => {
    quick = await startRecipeSite();
    slow = await Promise.all(Array.from({ length: PLACES }, startHangingSite));
    const config = { ...deps.config, fetchAllowHosts: [quick.host, ...slow.map(({ host }) => host)] };
    const idle = async () => undefined;
    const handler = importHandler({
      ...deps,
      guardedFetch: createGuardedFetch(config),
      readPage: readPageHere,
      readPhoto: () => Promise.reject(new Error('This test reads no photos')),
    });
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
  afterEach(async () => {
    await Promise.all([quick, ...slow].map((site) => site.close()));
    await workers.close();
  });

  const importsOf = (person: Viewer) => callerOf(deps, person).imports;
  const start = async (person: Viewer, url: string) =>
    (await importsOf(person).start({ kind: 'url', url })).id;
  const reaches = (person: Viewer, id: string, status: string) =>
    vi.waitFor(async () => expect(await importsOf(person).get({ id })).toMatchObject({ status }), PATIENCE);
  const requestsAt = (sites: HangingSite[]) => sites.reduce((sum, site) => sum + site.waiting(), 0);

  it('reads a quick site while each of six slow sites hangs with as many imports as it may have', async () => {
    const carol = await testPerson(deps, 'carol');
    const hanging = await Promise.all(
      slow.flatMap((site, at) =>
        Array.from({ length: PER_SITE + 1 }, async (_, nth) => {
          const person = await testPerson(deps, `cook${at}of${nth}`);
          return { person, id: await start(person, site.address(`/${nth}`)) };
        }),
      ),
    );
    await vi.waitFor(() => expect(requestsAt(slow)).toBe(PLACES * PER_SITE), PATIENCE);
    const id = await start(carol, quick.address('/soup'));
    await reaches(carol, id, 'done');
    expect(requestsAt(slow)).toBe(PLACES * PER_SITE);
    slow.forEach((site) => site.answer(RECIPE_PAGE));
    for (const { person, id } of hanging) await reaches(person, id, 'done');
  });

  it('lets one hanging site hold half as many imports as it has places, and reads the others later', async () => {
    const [site] = slow;
    if (!site) throw new Error('No site');
    const crowd = await Promise.all(
      Array.from({ length: PLACES * 4 }, (_, at) => testPerson(deps, `guest${at}`)),
    );
    const ids = await Promise.all(crowd.map((person, at) => start(person, site.address(`/${at}`))));
    await vi.waitFor(() => expect(site.waiting()).toBe(PER_SITE), PATIENCE);
    const carol = await testPerson(deps, 'carol');
    const id = await start(carol, quick.address('/soup'));
    await reaches(carol, id, 'done');
    expect(site.waiting()).toBe(PER_SITE);
    site.answer(RECIPE_PAGE);
    for (const [at, person] of crowd.entries()) await reaches(person, ids[at] ?? '', 'done');
  });
});

describe('the places of a worker', () => {
  const never = new AbortController().signal;
  const page = { url: '', html: '' };
  const deadline = { pause: <T>(wait: () => Promise<T>) => wait() };
  const fetchWith = (wait: Promise<typeof page>) => {
    const unused = () => Promise.reject(new Error('This test asks for pages only'));
    return { page: () => wait, image: unused, data: unused, destination: unused };
  };

  it('are free for others while a site is waited for, and are taken again in the order of asking', async () => {
    const places = createPlaces(1);
    const order: string[] = [];
    let answer: (found: typeof page) => void = () => undefined;
    const wait = new Promise<typeof page>((resolve) => (answer = resolve));
    const first = inPlace(
      places,
      { guardedFetch: fetchWith(wait), signal: never, deadline },
      async (fetch) => {
        await fetch.page('', { signal: never });
        order.push('first');
      },
    );
    await inPlace(places, { guardedFetch: fetchWith(wait), signal: never, deadline }, async () => {
      answer(page);
      await wait;
      order.push('second');
    });
    await first;
    expect(order).toEqual(['second', 'first']);
  });

  it('are free, too, while something else than a site is waited for', async () => {
    const places = createPlaces(1);
    const waiting = { guardedFetch: fetchWith(Promise.resolve(page)), signal: never, deadline };
    const other = () => inPlace(places, waiting, async () => 'the other');
    const first = inPlace(places, waiting, async (_fetch, outside) => `after ${await outside(other)}`);
    expect(await first).toBe('after the other');
  });

  it('are waited for until the time is up', async () => {
    const places = createPlaces(1);
    const stop = new AbortController();
    await places.take(never);
    const waiting = places.take(stop.signal);
    stop.abort(new Error('late'));
    await expect(waiting).rejects.toThrow('late');
    places.leave();
    await expect(places.take(never)).resolves.toBeUndefined();
  });

  it('are given back once by an import whose time is up while it waits for its place again', async () => {
    const places = createPlaces(1);
    const late = new AbortController();
    const never_ = fetchWith(Promise.resolve(page));
    let other: Promise<void> | undefined;
    const fetch = { ...never_, page: () => ((other = places.take(never)), Promise.resolve(page)) };
    const overdue = inPlace(
      places,
      { guardedFetch: fetch, signal: late.signal, deadline },
      async (fetched) => {
        const first = fetched.page('', { signal: late.signal });
        await vi.waitFor(() => expect(other).toBeDefined());
        late.abort(new Error('late'));
        await first;
        await expect(fetched.page('', { signal: late.signal })).rejects.toThrow('late');
      },
    );
    await overdue;
    await other;
    const third = new AbortController();
    const waiting = places.take(third.signal);
    third.abort(new Error('the place is still held'));
    await expect(waiting).rejects.toThrow('the place is still held');
  });
});
