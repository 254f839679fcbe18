import { setTimeout as sleep } from 'node:timers/promises';
import type { Storage } from '../../server/src/adapters/storage/storage.ts';
import { closeDeps, createDeps } from '../../server/src/create-deps.ts';
import { sweepPart } from '../../server/src/features/images/sweep-orphans.ts';
import { sweepImages } from '../../server/src/features/images/sweep.ts';
import { buildOnce } from '../../server/src/testing/launched.ts';
import { acknowledgedText, faultsOf, keepUp } from './constant-load.ts';
import { startTopology, type Program, type Topology } from './topology.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** `npm run drill -- kills 300`: webs and workers are killed and stopped at random under load, with the queue in either store. */
export async function drillKills(count = 30): Promise<boolean> {
  buildOnce();
  const inPostgres = await killAtRandom('postgres', count);
  return (await killAtRandom('redis', count)) && inPostgres;
}

export async function killAtRandom(queue: 'postgres' | 'redis', count: number, restMs = 0): Promise<boolean> {
  const topology = await startTopology(queue);
  try {
    const over = new AbortController();
    const load = keepUp(topology, over.signal, restMs);
    const began = performance.now();
    const killed = { SIGKILL: 0, SIGTERM: 0 };
    for (let at = 0; at < count; at += 1) {
      const signal = at % 2 === 0 ? 'SIGKILL' : 'SIGTERM';
      killed[signal] += 1;
      await (await oneThatServes(topology.programs)).restart(signal);
      if ((at + 1) % 25 === 0) console.log(`${at + 1} of ${count} …`);
    }
    await Promise.all(topology.programs.map(({ ready }) => ready));
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    over.abort();
    const done = await load;
    const faults = [
      ...(await faultsOf(topology.config.databaseUrl ?? '', done)),
      ...(await strayFiles(topology)),
    ];
    console.log(
      `queue in ${queue}: ${killed.SIGKILL} killed, ${killed.SIGTERM} stopped in ${seconds} s; ${done.tally.text()}`,
    );
    console.log(
      `${acknowledgedText(done)}; ${faults.length === 0 ? 'nothing lost or doubled' : faults.join('; ')}`,
    );
    return faults.length === 0;
  } finally {
    await topology.stop();
  }
}

/** A program that is ready, by chance: one that is just starting is left alone, or nothing would ever be served. */
async function oneThatServes(programs: readonly Program[]): Promise<Program> {
  for (;;) {
    const ready = programs.filter((program) => program.isReady());
    const chosen = ready[Math.floor(Math.random() * ready.length)];
    if (chosen && programs.some((other) => other !== chosen && other.kind === chosen.kind && other.isReady()))
      return chosen;
    await sleep(50);
  }
}

/** Sweeps as in ten days, and then finds files without a row and rows without files. */
async function strayFiles({ config }: Topology): Promise<string[]> {
  const deps = createDeps(config, 'worker');
  const began = Date.now();
  const at = (later: number) => ({ ...deps, now: () => new Date(began + later) });
  try {
    for (let part = 0; part < 256; part += 1)
      await sweepPart(at(2 * HOUR), part.toString(16).padStart(2, '0'));
    const rows = await deps.db.selectFrom('photos').select('storage_key').execute();
    const before = new Set(await pictureFolders(deps.storage));
    await sweepImages(at(10 * DAY));
    const named = new Set(
      (await deps.db.selectFrom('photos').select('storage_key').execute()).map((row) => row.storage_key),
    );
    const stray = (await pictureFolders(deps.storage)).filter((key) => !named.has(key));
    const lost = rows.filter(({ storage_key }) => !before.has(storage_key));
    return [
      ...(stray.length > 0 ? [`${stray.length} pictures without a row`] : []),
      ...(lost.length > 0 ? [`${lost.length} rows without files`] : []),
    ];
  } finally {
    await closeDeps(deps);
  }
}

/** One list for each first digit: a storage lists what begins alike, not a whole folder. */
async function pictureFolders(storage: Storage): Promise<string[]> {
  const lists = await Promise.all([...'0123456789abcdef'].map((digit) => storage.folders(`photos/${digit}`)));
  return lists.flat();
}
