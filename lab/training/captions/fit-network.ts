import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const FIT = path.join(import.meta.dirname, 'fit.py');
const run = promisify(execFile);

/** Runs fit.py: see there for its commands. */
export async function fit(...args: string[]): Promise<void> {
  await run(process.env.PYTHON ?? 'python3', [FIT, ...args], { maxBuffer: 1 << 26 });
}

/** The weights that fit.py wrote. */
export async function numbersIn(file: string): Promise<Float32Array> {
  return new Float32Array(Uint8Array.from(await readFile(file)).buffer);
}
