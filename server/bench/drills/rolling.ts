import { setTimeout as sleep } from 'node:timers/promises';
import { buildOnce } from '../../src/testing/launched.ts';
import { acknowledgedText, faultsOf, keepUp } from './constant-load.ts';
import { startTopology, type Program } from './topology.ts';

/** `npm run drill -- rolling 50`: webs and workers are replaced one after another under load, with the queue in either store. */
export async function drillRolling(count = 5): Promise<boolean> {
  buildOnce();
  const inPostgres = await replaceAllUnderLoad('postgres', count);
  return (await replaceAllUnderLoad('redis', count)) && inPostgres;
}

export async function replaceAllUnderLoad(queue: 'postgres' | 'redis', count: number): Promise<boolean> {
  const topology = await startTopology(queue);
  try {
    const over = new AbortController();
    const load = keepUp(topology, over.signal);
    const began = performance.now();
    const ends = { gracefully: 0, otherwise: 0 };
    const replaceAll = async (programs: readonly Program[]) => {
      for (const program of programs) {
        const how = await program.restart('SIGTERM');
        ends[how === 0 ? 'gracefully' : 'otherwise'] += 1;
        await program.ready;
        // The proxy asks four times a second.
        await sleep(1_000);
      }
    };
    for (let round = 0; round < count; round += 1)
      await Promise.all(
        (['main', 'worker'] as const).map((kind) =>
          replaceAll(topology.programs.filter((one) => one.kind === kind)),
        ),
      );
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    over.abort();
    const done = await load;
    const faults = await faultsOf(topology.config.databaseUrl ?? '', done);
    const { failed, firstFailure } = done.tally;
    if (failed > 0) console.log(`the first that failed: ${firstFailure}`);
    console.log(
      `queue in ${queue}: all replaced ${count} times in ${seconds} s (${ends.gracefully} ended gracefully, ${ends.otherwise} otherwise); ${failed} requests failed; ${done.tally.text()}`,
    );
    console.log(
      `${acknowledgedText(done)}; ${faults.length === 0 ? 'nothing lost or doubled' : faults.join('; ')}`,
    );
    return failed === 0 && ends.otherwise === 0 && faults.length === 0;
  } finally {
    await topology.stop();
  }
}
