// npm start: builds if needed, then the launcher takes over. An argument (web, worker) starts that part alone.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const parent = process.ppid;

await buildInItsOwnProcess();
await import('../server/dist/launcher.js');
if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM'); // the launcher looks from its own start on

/** What a build takes (hundreds of megabytes) is given back when its process ends. A stop asked for meanwhile ends it. */
async function buildInItsOwnProcess() {
  const stdio = ['ignore', 'ignore', 'inherit'];
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'build.mjs')], { stdio });
  let stopped = false;
  const stop = () => {
    stopped = true;
    child.kill('SIGTERM');
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, stop);
  const watch = setInterval(() => process.ppid !== parent && stop(), 250);
  const [code] = await once(child, 'exit');
  clearInterval(watch);
  for (const signal of signals) process.off(signal, stop);
  if (stopped) process.exit(0);
  if (code !== 0) process.exit(1);
}
