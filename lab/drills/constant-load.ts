import { setTimeout as sleep } from 'node:timers/promises';
import {
  ask,
  askDatabase,
  isSuccess,
  mutate,
  query,
  Tally,
  timeUntil,
  upload,
  type Answer,
} from './drilled-larder.ts';
import { signedInPerson } from '../../server/src/testing/signed-in-person.ts';
import type { Topology } from './topology.ts';

const CALLERS = 4;
/** Longer than two rounds of the sweep, which sends again what was lost on the way. */
const DONE_MS = 6 * 60_000;

/** What was acknowledged, and what came back. */
export interface Load {
  tally: Tally;
  titles: Set<string>;
  pictures: Set<string>;
  imports: Set<string>;
}

/**
 * Saves, uploads, imports and reads all the time, with a rest between rounds where one is wanted. A save or an upload without an
 * answer is sent again, as a browser does.
 */
export async function keepUp({ origin, config }: Topology, over: AbortSignal, restMs = 0): Promise<Load> {
  const load: Load = { tally: new Tally(), titles: new Set(), pictures: new Set(), imports: new Set() };
  const caller = async (nth: number) => {
    const { cookie } = await signedInPerson(config.databaseUrl ?? '', nth);
    const larder = { origin, cookie };
    const acknowledged = async (kind: string, call: () => Promise<Answer>): Promise<Answer | undefined> => {
      for (let tries = 0; tries < 100; tries += 1) {
        const answer = await call();
        load.tally.add(kind, answer);
        if (isSuccess(answer)) return answer;
        await sleep(200);
      }
      return undefined;
    };
    for (let at = 0; !over.aborted; at += 1) {
      const title = `Soup ${at} of ${nth}`;
      const requestId = crypto.randomUUID();
      if (await acknowledged('create', () => mutate(larder, 'recipes.create', { title, requestId })))
        load.titles.add(title);
      const text = `${title}\n\nIngredients\n200 g lentils\n1 l water\n\nMethod\nBoil it all for 20 minutes.`;
      const begun = await mutate(larder, 'imports.start', { kind: 'text', text });
      load.tally.add('import', begun);
      const importId = /"id":"([0-9a-f-]{36})"/.exec(begun.body)?.[1];
      if (begun.status === 200 && importId) load.imports.add(importId);
      if (at % 5 === 0) {
        const stored = await acknowledged('upload', () => upload(larder, 'cover'));
        const photoId = stored && /"photoId":"([0-9a-f-]{36})"/.exec(stored.body)?.[1];
        if (photoId) load.pictures.add(photoId);
      }
      load.tally.add('list', await query(larder, 'recipes.list', {}));
      load.tally.add(
        'page',
        await ask(`${origin}/`, { headers: { cookie: larder.cookie, accept: 'text/html' } }),
      );
      if (restMs > 0) await sleep(restMs);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, (_, nth) => caller(nth)));
  return load;
}

/** What is not as it was acknowledged, once all imports are over. */
export async function faultsOf(databaseUrl: string, load: Load): Promise<string[]> {
  const column = async (sql: string) =>
    (await askDatabase<{ value: string }>(databaseUrl, sql)).map(({ value }) => value);
  const open = async () =>
    (await column("select id::text as value from imports where status in ('queued', 'running')")).length ===
    0;
  const faults: string[] = [];
  if ((await timeUntil(open, DONE_MS)) === undefined) faults.push('imports that are never over');
  const titles = await column('select title as value from recipes');
  // Each text is sent once, and its first line is the label.
  const labels = await column('select label as value from imports');
  const photos = new Set(await column('select id::text as value from photos'));
  const done = new Set(
    await column("select id::text as value from imports where status = 'done' and draft is not null"),
  );
  const there = new Set(titles);
  const lost = (what: string, count: number) => count > 0 && faults.push(`${count} ${what}`);
  lost('recipes lost', [...load.titles].filter((title) => !there.has(title)).length);
  lost('recipes doubled', titles.length - there.size);
  lost('imports doubled', labels.length - new Set(labels).size);
  lost('pictures lost', [...load.pictures].filter((id) => !photos.has(id)).length);
  lost('imports lost or failed', [...load.imports].filter((id) => !done.has(id)).length);
  return faults;
}

export function acknowledgedText({ titles, pictures, imports }: Load): string {
  return `acknowledged: ${titles.size} recipes, ${pictures.size} pictures, ${imports.size} imports`;
}
