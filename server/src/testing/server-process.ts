import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { parseProcessMessage } from '../process/lifecycle.ts';

/** The real web or worker in a process of its own, from the sources. */
export interface ServerProcess {
  pid: number;
  /** Where the web listens. */
  url: string;
  /** As the kernel does it to a process that uses too much memory: nothing is said, nothing is finished. */
  kill9(): Promise<void>;
  /** As an operator does it. The exit code. */
  stop(): Promise<number | null>;
}

/** Starts `main.ts` or `worker.ts` and waits until it serves. Rejects with the line that it gave up with. */
export async function startServerProcess(
  entry: 'main' | 'worker',
  env: Record<string, string>,
): Promise<ServerProcess> {
  const { PATH = '', HOME = '' } = process.env;
  const child = fork(path.resolve(import.meta.dirname, `../${entry}.ts`), {
    env: { PATH, HOME, LOG_LEVEL: 'silent', PORT: '0', ...env },
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const url = await readyAt(child, exited);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const [code] = await exited;
    return code;
  };
  return {
    pid: child.pid ?? 0,
    url,
    kill9: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}

function readyAt(child: ChildProcess, exited: Promise<unknown>): Promise<string> {
  return new Promise((resolve, reject) => {
    let failure = 'The process ended before it served';
    child.on('message', (value) => {
      const message = parseProcessMessage(value);
      if (message?.type === 'ready') resolve(message.url ?? '');
      if (message?.type === 'failed') failure = message.message;
    });
    void exited.then(() => reject(new Error(failure)));
  });
}
