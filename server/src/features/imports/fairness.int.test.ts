import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Deps, Viewer } from '../../ctx.ts';
import { JOBS } from '../../jobs/jobs.ts';
import { startWorkers } from '../../jobs/run.ts';
import { callerOf, testPerson } from '../../testing/harness.ts';
import { DRAFT, importDeps } from '../../testing/import-deps.ts';
import { describeOnBothBackends } from '../../testing/queue-backends.ts';
import { RUNNING_IMPORTS_PER_USER } from '@larder/shared/import/messages';
import { completeImport } from './lease.ts';
import { runImport } from './run-import.ts';
import { changeAndSchedule } from './scheduler.ts';

/** How many imports wait; FAIRNESS_IMPORTS=1000000 takes minutes to set up. */
const IMPORTS = Number(process.env.FAIRNESS_IMPORTS ?? 300);
/** How many of them begin before the test ends: of a million not all, which would take hours. */
const BEGUN = Number(process.env.FAIRNESS_BEGUN ?? IMPORTS);
const PEOPLE = Math.max(4, Math.ceil(IMPORTS / 5_000));
const NEWCOMERS = 10;
const PLACES = 2;
const AT_ONCE = PLACES * JOBS.import.concurrency.perPlace;
/** Enough for a machine that does much else beside it. */
const PATIENCE = { timeout: 30_000 + IMPORTS + BEGUN * 50, interval: 20 };

/** What docs/scaling.md promises: how many imports may begin between the sending of one and its beginning. */
const mostBefore = (people: number) => RUNNING_IMPORTS_PER_USER * people - 1 + (AT_ONCE - 1);

/** Notes, of each import, how many others began between its being sent and its beginning. */
function watchOrder(deps: Deps) {
  let begun = 0;
  const begunWhenSent = new Map<string, number>();
  const before = new Map<string, number>();
  const enqueue: Deps['jobs']['enqueue'] = (name, payload, options) => {
    if ('importId' in payload) begunWhenSent.set(payload.importId, begun);
    return deps.jobs.enqueue(name, payload, options);
  };
  const begins = (importId: string) => {
    before.set(importId, begun - (begunWhenSent.get(importId) ?? begun));
    begunWhenSent.delete(importId);
    begun += 1;
  };
  /** The same of those that were sent and have not begun yet. */
  const waited = () => [...begunWhenSent.values()].map((when) => begun - when);
  return { deps: { ...deps, jobs: { ...deps.jobs, enqueue } }, before, waited, begins, begun: () => begun };
}

function startBeginning(deps: Deps, begins: (importId: string) => void) {
  const idle = async () => undefined;
  return startWorkers(deps, {
    import: (job, run) =>
      runImport(deps, job, run, async (_input, { lease }) => {
        begins(lease.id);
        await completeImport(deps, lease, DRAFT);
      }),
    photos: idle,
    export: idle,
    move: idle,
    mail: idle,
    index: idle,
    sweep: idle,
  });
}

/** As many imports as a person could gather in weeks, in one transaction. */
async function addImports(deps: Deps, person: Viewer, count: number): Promise<void> {
  const input = (at: number) => ({ kind: 'url', url: `https://example.org/${at}` });
  await changeAndSchedule(deps, person.vaultId, async (db) => {
    for (let at = 0; at < count; at += 1_000) {
      const rows = Array.from({ length: Math.min(1_000, count - at) }, (_, nth) => ({
        user_id: person.vaultId,
        kind: 'url',
        input: JSON.stringify(input(at + nth)),
      }));
      await db.insertInto('imports').values(rows).execute();
    }
  });
}

describeOnBothBackends('thousands of imports of some people', (store) => {
  let close: () => Promise<void>;
  let order: ReturnType<typeof watchOrder>;

  beforeAll(async () => {
    const deps = await importDeps({ ...store().env, WORKER_CONCURRENCY: String(PLACES) });
    close = deps.close;
    order = watchOrder(deps);
  });
  afterAll(() => close());

  it(
    'let each import begin after at most three of each person, however many they wait with',
    async () => {
      const { deps, before, waited, begins, begun } = order;
      const crowd: Viewer[] = [];
      for (let at = 0; at < PEOPLE; at += 1) crowd.push(await testPerson(deps, `crowd${at}`));
      for (const person of crowd) await addImports(deps, person, Math.floor(IMPORTS / PEOPLE));
      const total = Math.min(BEGUN, Math.floor(IMPORTS / PEOPLE) * PEOPLE);
      const guests = await Promise.all(
        Array.from({ length: NEWCOMERS }, (_, at) => testPerson(deps, `guest${at}`)),
      );
      const sent: string[] = [];
      const workers = await startBeginning(deps, begins);
      try {
        for (const [at, guest] of guests.entries()) {
          const share = Math.floor((total * at) / (2 * NEWCOMERS));
          await vi.waitFor(() => expect(begun()).toBeGreaterThanOrEqual(share), PATIENCE);
          const { id } = await callerOf(deps, guest).imports.start({
            kind: 'url',
            url: 'https://example.org/soup',
          });
          sent.push(id);
        }
        await vi.waitFor(() => expect(before.size).toBeGreaterThanOrEqual(total + NEWCOMERS), PATIENCE);
        await vi.waitFor(() => expect(sent.every((id) => before.has(id))).toBe(true), PATIENCE);
        const most = [...before.values(), ...waited()].reduce((high, count) => Math.max(high, count), 0);
        expect(most).toBeLessThanOrEqual(mostBefore(PEOPLE + NEWCOMERS));
      } finally {
        await workers.close();
      }
    },
    PATIENCE.timeout,
  );
});
