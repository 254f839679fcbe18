import { Worker } from 'node:worker_threads';

const WATCH = `
const { ppid } = process;
setInterval(() => process.ppid === ppid || process.kill(process.pid, 'SIGKILL'), 1_000);`;

/** Ends this process when its parent is gone. The channel says so when there is time for it, a thread however busy it is. */
export function endWithParent(): void {
  process.on('disconnect', () => process.exit(0));
  new Worker(WATCH, { eval: true, execArgv: [] }).unref();
}
