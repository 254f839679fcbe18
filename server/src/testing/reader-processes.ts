import { readdir, readFile } from 'node:fs/promises';

/** The ids of the processes that this one has started to read files to move in, and that have not ended. Linux. */
export async function readerProcesses(): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      const [command, status] = await Promise.all(
        ['cmdline', 'status'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
      );
      const isOurs = new RegExp(`^PPid:\\s+${process.pid}$`, 'm').test(status ?? '');
      return isOurs && /reader-process/.test(command ?? '') ? [Number(pid)] : [];
    }),
  );
  return found.flat();
}
