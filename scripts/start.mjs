// npm start: builds if needed, then the launcher takes over. An argument (web, worker) starts that part alone.
// The script in package.json replaces npm's shell by this process (exec), since npm passes signals on to its shell alone;
// what follows there is for a shell that has no exec, as on Windows.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

await buildInItsOwnProcess();
await import('../server/dist/launcher.js');

/** What a build takes (hundreds of megabytes) is given back when its process ends. A stop asked for meanwhile ends it. */
async function buildInItsOwnProcess() {
  const stdio = ['ignore', 'inherit', 'inherit'];
  const script = path.join(import.meta.dirname, 'build.mjs');
  const child = spawn(process.execPath, [script, '--before-start'], { stdio });
  let stopped = false;
  const stop = () => {
    stopped = true;
    child.kill('SIGTERM');
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, stop);
  const [code] = await once(child, 'exit');
  for (const signal of signals) process.off(signal, stop);
  if (stopped) process.exit(0);
  if (code !== 0) process.exit(1);
}
