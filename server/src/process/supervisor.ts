import { fork, type ChildProcess } from 'node:child_process';
import { RESTARTED, parseProcessMessage, ReportedError } from './lifecycle.ts';
import { StartError } from './start-error.ts';

export interface Program {
  /** For messages to the operator. */
  name: 'web' | 'worker' | 'database' | 'migration';
  entry: string;
  env: NodeJS.ProcessEnv;
  /** How long it may take to stop before it is killed. */
  stopMs: number;
  /** It does its work and exits; it is not restarted. */
  runsOnce?: boolean;
  /**
   * It manages a process that outlives it (the database) and stops that when it is stopped itself. So it gets no signal,
   * which could kill it before it listens, and when it has just died it is started once more to clean up.
   */
  cleansUp?: boolean;
}

/** A process that is restarted when it dies. */
export interface Supervised {
  name: Program['name'];
  /**
   * Resolves when it is ready for the first time, with the address it reported.
   * Rejects when it fails before that; then it is not restarted.
   */
  ready: Promise<string | undefined>;
  /** Asks it to stop, kills it after `stopMs`, and waits until it has exited. */
  stop(): Promise<void>;
}

/** In MB. By default V8 lets young objects pile up to 48 MB in each process; this limits them to a third. */
const SMALL_HEAP = ['--max-semi-space-size=4'];
/** By default V8 lets garbage grow to four times what is used, in keeping with the machine's memory. Web uses some 80 MB. */
const HEAP_OF_WEB = [...SMALL_HEAP, '--max-old-space-size=512'];
/** By default glibc keeps a pool of freed memory for each thread, which images fill one after the other. */
const FEW_POOLS = { MALLOC_ARENA_MAX: '2' };
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 15_000;
/** After running this long, the pause before a restart is the shortest again. */
const STEADY_MS = 60_000;

/** Starts `program` and restarts it whenever it dies, with a longer pause each time. */
export function supervise(program: Program): Supervised {
  let stopping = false;
  let served = false;
  let pause = FIRST_PAUSE_MS;
  let timer: NodeJS.Timeout | undefined;
  let isDown = false;
  let child = launch();

  function launch(): RunningProgram {
    const began = Date.now();
    const running = run(program, served ? [RESTARTED] : []);
    isDown = false;
    running.ready.then(
      () => (served = true),
      () => undefined,
    );
    void running.exited.then((reason) => {
      isDown = true;
      if (stopping || !served || program.runsOnce) return;
      if (Date.now() - began > STEADY_MS) pause = FIRST_PAUSE_MS;
      console.error(`${reason} Starting it again in ${pause} ms.`);
      timer = setTimeout(() => (child = launch()), pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    });
    return running;
  }

  return {
    name: program.name,
    ready: child.ready,
    stop: async () => {
      stopping = true;
      clearTimeout(timer);
      if (isDown && served && program.cleansUp) child = launch();
      await child.end();
    },
  };
}

interface RunningProgram {
  ready: Promise<string | undefined>;
  /** Resolves with a line that says how it exited. */
  exited: Promise<string>;
  end(): Promise<void>;
}

function run({ name, entry, env, stopMs, cleansUp }: Program, args: string[]): RunningProgram {
  // Detached, so that the terminal's Ctrl-C reaches only the launcher, which stops everything in order.
  const child = fork(entry, args, {
    env: { ...FEW_POOLS, ...env },
    detached: true,
    execArgv: [...(name === 'web' ? HEAP_OF_WEB : SMALL_HEAP), ...process.execArgv],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let failure: string | undefined;
  const exited = ended(child).then((how) => `The ${name} stopped (${how}).`);
  const ready = new Promise<string | undefined>((resolve, reject) => {
    child.on('message', (value) => {
      const message = parseProcessMessage(value);
      if (message?.type === 'ready') resolve(message.url);
      if (message?.type === 'failed') failure = message.message;
    });
    void exited.then((line) =>
      reject(failure === undefined ? new StartError(line) : new ReportedError(failure)),
    );
  });
  const end = async (): Promise<void> => {
    const timer = setTimeout(() => child.kill('SIGKILL'), stopMs);
    if (!cleansUp) child.kill('SIGTERM');
    else if (child.connected) child.disconnect();
    await exited;
    clearTimeout(timer);
  };
  return { ready, exited, end };
}

/** Waits for 'close', when the last message has been read; after our own disconnect() that never comes, but 'exit' does. */
function ended(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    const how = (code: number | null, signal: string | null): void => resolve(signal ?? `exit code ${code}`);
    child.once('close', how);
    child.once('exit', (code, signal) => {
      if (!child.connected) how(code, signal);
    });
    child.once('error', (error) => resolve(error.message));
  });
}
