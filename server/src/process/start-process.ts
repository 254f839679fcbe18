import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { SourceEntry } from './start-thread.ts';

/** By default glibc keeps a pool of freed memory for each thread; with two a process stays some 110 MB smaller. */
const FEW_POOLS = { MALLOC_ARENA_MAX: '2' };

/**
 * Starts a process that talks with this one by messages, from the bundle or from source. It has no secrets in its environment,
 * and ends when its heap is full.
 */
export function startProcess(
  { from, source, bundled }: SourceEntry,
  { heapMb, args = [] }: { heapMb: number; args?: string[] },
): ChildProcess {
  const isSource = import.meta.url.endsWith('.ts');
  const loader = () => ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href];
  return fork(fileURLToPath(isSource ? new URL(source, from) : new URL(bundled, import.meta.url)), args, {
    execArgv: [`--max-old-space-size=${heapMb}`, ...(isSource ? loader() : [])],
    env: FEW_POOLS,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}
