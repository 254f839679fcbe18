import { buildOnce } from '../../server/src/testing/launched.ts';
import { acknowledgedText, faultsOf, keepUp } from './constant-load.ts';
import { startTopology, type Program } from './topology.ts';

/** `npm run drill -- rolling 50`: webs and workers are replaced one after another under load, with the queue in either store. */
export async function drillRolling(count = 5): Promise<boolean> {
  buildOnce();
  const isFaultless = ({ failed, faults, cutOff }: Replaced) =>
    failed === 0 && faults.length === 0 && cutOff.length === 0;
  const inPostgres = isFaultless(await replaceAllUnderLoad('postgres', count));
  return isFaultless(await replaceAllUnderLoad('redis', count)) && inPostgres;
}

interface Replaced {
  /** Requests without a good answer. */
  failed: number;
  /** What was acknowledged and is lost or doubled. */
  faults: string[];
  /** Programs that did not end with exit code 0: most likely, because the time of their stop was over. */
  cutOff: Program['kind'][];
}

export async function replaceAllUnderLoad(
  queue: 'postgres' | 'redis',
  count: number,
  restMs = 0,
): Promise<Replaced> {
  const topology = await startTopology(queue);
  try {
    const over = new AbortController();
    const load = keepUp(topology, over.signal, restMs);
    const began = performance.now();
    const cutOff: Program['kind'][] = [];
    const replaceAll = async (programs: readonly Program[]) => {
      for (const program of programs) {
        if ((await program.restart('SIGTERM')) !== 0) cutOff.push(program.kind);
        await program.ready;
        await topology.allServe();
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
      `queue in ${queue}: all replaced ${count} times in ${seconds} s; cut off at the end of their stop: ${cutOff.join(', ') || 'none'}; ${failed} requests failed; ${done.tally.text()}`,
    );
    console.log(
      `${acknowledgedText(done)}; ${faults.length === 0 ? 'nothing lost or doubled' : faults.join('; ')}`,
    );
    return { failed, faults, cutOff };
  } finally {
    await topology.stop();
  }
}
