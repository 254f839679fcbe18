import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { parseProcessMessage } from '../process/lifecycle.ts';
import { built } from './launched.ts';

/** The real web or worker in a separate process, from the build. */
export interface ServerProcess {
  pid: number;
  /** Where the web listens. */
  url: string;
  /** Kills it like the kernel does when memory runs out: it cannot finish anything. */
  kill9(): Promise<void>;
  /** Stops it as an operator does; returns the exit code. */
  stop(): Promise<number | null>;
}

/** Starts `main.ts` or `worker.ts` and waits until it is ready. Rejects with the line of its failure. */
export async function startServerProcess(
  entry: 'main' | 'worker',
  env: Record<string, string>,
): Promise<ServerProcess> {
  const { PATH = '', HOME = '' } = process.env;
  const child = fork(built(entry), {
    env: { PATH, HOME, LOG_LEVEL: 'silent', PORT: '0', ...env },
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
