import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { callerFolder } from '../config.ts';
import { writeAtomically } from './output-file.ts';
import { UsageError } from './usage.ts';

// Files of rows that the commands of `extract` read and write.

/** The rows of a JSON file, of the given shape. */
export async function readRows<T>(file: string | undefined, schema: z.ZodType<T>, usage: string): Promise<T> {
  if (file === undefined) throw new UsageError(`Usage: ${usage}`);
  const text = await readFile(path.resolve(callerFolder(), file), 'utf8').catch(() => {
    throw new UsageError(`No such file: ${file}. Usage: ${usage}`);
  });
  const rows = schema.safeParse(parseJson(text));
  if (!rows.success) throw new UsageError(`${file} does not hold the expected rows. Usage: ${usage}`);
  return rows.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Writes a line of JSON for every row. */
export async function writeLines<T>(
  file: string | undefined,
  usage: string,
  rows: readonly T[],
  lineOf: (row: T, index: number) => object | Promise<object>,
): Promise<void> {
  if (file === undefined) throw new UsageError(`Usage: ${usage}`);
  await writeAtomically(path.resolve(callerFolder(), file), async (write) => {
    for (const [index, row] of rows.entries()) await write(`${JSON.stringify(await lineOf(row, index))}\n`);
  });
  console.error(`${rows.length} rows read.`);
}
