import { recipeDraft } from '@larder/shared/recipe/schema';
import { extractPage } from '../../server/src/extraction/page/extract-page.ts';
import { mutatedPage } from '../../server/src/testing/mutated-pages.ts';

const PAGES = 20_000;
const HANG_MS = 2_000;

/** `npm run bench -- mutations`: reads broken pages, and fails when one throws, hangs or gives what cannot be stored. */
export function benchMutations(): Promise<void> {
  const faults: string[] = [];
  let slowest = 0;
  for (let seed = 0; seed < PAGES; seed++) {
    const html = mutatedPage(seed);
    const started = process.cpuUsage();
    try {
      const reading = extractPage(html, 'https://kitchen.example/');
      if (reading.ok && !recipeDraft.safeParse(reading.draft).success)
        faults.push(`${seed}: cannot be stored`);
    } catch (error) {
      faults.push(`${seed}: ${String(error)}`);
    }
    const ms = cpuMilliseconds(started);
    if (ms > HANG_MS) faults.push(`${seed}: ${ms.toFixed(0)} ms`);
    slowest = Math.max(slowest, ms);
  }
  console.log(
    `\n${PAGES} broken pages read: ${faults.length} faults, the slowest in ${slowest.toFixed(0)} ms`,
  );
  for (const fault of faults.slice(0, 20)) console.log(`  page ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
  return Promise.resolve();
}

/** The CPU time of this process since then. */
function cpuMilliseconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}
