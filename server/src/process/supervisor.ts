import { fork, type ChildProcess } from 'node:child_process';
import { AGAIN, parseProcessMessage, ReportedError } from './lifecycle.ts';
import { StartError } from './start-error.ts';

export interface Program {
  /** How a person would call it. */
  name: 'web' | 'worker' | 'database' | 'migration';
  entry: string;
  env: NodeJS.ProcessEnv;
  /** How long it may take to end by itself when it is told to stop. */
  stopMs: number;
  /** It does its work and ends; it is not started again. */
  runsOnce?: boolean;
  /**
   * It looks after something that outlives it, and stops that when it is told to stop. So it is never cut off by a signal
   * before it listens, and one that has just died is started once more for it.
   */
  cleansUp?: boolean;
}

/** A process that is kept running. */
export interface Supervised {
  name: Program['name'];
  /**
   * Settles when it serves for the first time, with what it said then.
   * Rejects when it fails before that; it is not started again then.
   */
  ready: Promise<string | undefined>;
  /** Asks it to end, forces it after its time, and waits until it is gone. */
  stop(): Promise<void>;
}

/** In MB, four times that: V8 would let young objects pile up to 48 MB in each process, and a start is full of them. */
const LITTLE_GARBAGE = '--max-semi-space-size=4';
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 15_000;
/** A process that served this long starts with the shortest pause again. */
const STEADY_MS = 60_000;

/** Starts `program` and starts it again whenever it dies, a little later each time. */
export function supervise(program: Program): Supervised {
  let stopping = false;
  let served = false;
  let pause = FIRST_PAUSE_MS;
  let timer: NodeJS.Timeout | undefined;
  let isDown = false;
  let child = launch();

  function launch(): RunningProgram {
    const began = Date.now();
    const running = run(program, served ? [AGAIN] : []);
    isDown = false;
    running.ready.then(
      () => (served = true),
      () => undefined,
    );
    void running.gone.then((reason) => {
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
  /** Settles with a line that says how. */
  gone: Promise<string>;
  end(): Promise<void>;
}

function run({ name, entry, env, stopMs, cleansUp }: Program, args: string[]): RunningProgram {
  // In a session of its own: the terminal's Ctrl-C reaches the launcher alone, which stops everything in order.
  const child = fork(entry, args, {
    env,
    detached: true,
    execArgv: [...process.execArgv, LITTLE_GARBAGE],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let failure: string | undefined;
  const gone = ended(child).then((how) => `The ${name} stopped (${how}).`);
  const ready = new Promise<string | undefined>((resolve, reject) => {
    child.on('message', (value) => {
      const message = parseProcessMessage(value);
      if (message?.type === 'ready') resolve(message.url);
      if (message?.type === 'failed') failure = message.message;
    });
    void gone.then((line) =>
      reject(failure === undefined ? new StartError(line) : new ReportedError(failure)),
    );
  });
  const end = async (): Promise<void> => {
    const timer = setTimeout(() => child.kill('SIGKILL'), stopMs);
    if (!cleansUp) child.kill('SIGTERM');
    else if (child.connected) child.disconnect();
    await gone;
    clearTimeout(timer);
  };
  return { ready, gone, end };
}

/** Ended, and its last message read: that is at 'close', which does not come where we closed the channel ourselves. */
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
