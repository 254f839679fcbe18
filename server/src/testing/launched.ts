import { execFileSync, spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import path from 'node:path';
import { PROJECT_ROOT } from '../process/project-root.ts';

/** A Larder started as `npm start` does it, from the build. */
export interface Launched {
  pid: number;
  /** All it printed so far. */
  output(): string;
  /** The address it printed; rejects when it ended before. */
  ready: Promise<string>;
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | string>;
  kill(signal: NodeJS.Signals): void;
}

const LAUNCHER = path.join(PROJECT_ROOT, 'server/dist/launcher.js');

let isBuilt = false;

export function buildOnce(): void {
  if (!isBuilt)
    execFileSync(process.execPath, [path.join(PROJECT_ROOT, 'scripts/build.mjs')], { stdio: 'pipe' });
  isBuilt = true;
}

/** A program of the build, such as `worker` or `jobs`: it starts in a third of the time that its sources take. */
export function built(program: string): string {
  buildOnce();
  return path.join(PROJECT_ROOT, `server/dist/${program}.js`);
}

type Environment = Record<string, string | undefined>;

/** Starts it in a process group of its own, like a terminal does. */
export function launch(env: Environment, role?: string): Launched {
  return observe(process.execPath, [LAUNCHER, ...(role ? [role] : [])], env);
}

/** What `npm start` runs, without npm: it builds first where that is needed. */
export function startFromScripts(env: Environment): Launched {
  return observe(process.execPath, [path.join(PROJECT_ROOT, 'scripts/start.mjs')], env);
}

/** The command of the README, with npm as its first process, in the clone at `cwd`. */
export function npmStart(env: Environment, cwd = PROJECT_ROOT): Launched {
  return observe('/bin/sh', ['-c', 'umask 077; exec npm start'], env, cwd);
}

function observe(file: string, args: string[], env: Environment, cwd?: string): Launched {
  const inherited = { PATH: process.env.PATH, HOME: process.env.HOME, LOG_LEVEL: 'warn', PORT: '0' };
  const child: ChildProcessByStdio<null, Readable, Readable> = spawn(file, args, {
    env: { ...inherited, ...env },
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = /ready at (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then((how) => reject(new Error(`Ended (${how}) before it was ready:\n${output}`)));
  });
  ready.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    output: () => output,
    ready,
    ended,
    kill: (signal) => void child.kill(signal),
  };
}

/** The processes below `pid`, all generations. */
export function descendants(pid: number): { pid: number; command: string }[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,command='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((match) => match !== null)
    .map(([, own, parent, command = '']) => ({ pid: Number(own), parent: Number(parent), command }));
  const below = (id: number): { pid: number; command: string }[] =>
    rows.filter((row) => row.parent === id).flatMap((row) => [row, ...below(row.pid)]);
  return below(pid);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
