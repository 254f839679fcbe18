import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from './usage.ts';

/** Writes a temporary file and moves it into place when it is complete: readers see the old content or the new one. */
export async function writeAtomically(
  file: string,
  produce: (write: (text: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  const unfinished = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.tmp`);
  const handle = await open(unfinished, 'w').catch((error: unknown) => {
    throw new UsageError(`Cannot write ${file}: ${error instanceof Error ? error.message : String(error)}`);
  });
  try {
    try {
      await produce(async (text) => {
        await handle.writeFile(text);
      });
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
