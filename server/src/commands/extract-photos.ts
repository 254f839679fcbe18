import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { createConfiguredReader } from '../adapters/photo-reader/photo-reader-with-model.ts';
import { createPhotoReader, type PhotoReader } from '../adapters/photo-reader/photo-reader.ts';
import { callerFolder, loadConfig } from '../config.ts';
import { mergeParts } from '../extraction/photo/merge-parts.ts';
import { REFUSAL_MESSAGES, type PhotoPart, type PhotoRefusal } from '../extraction/photo/photo-reading.ts';
import { writeAtomically } from './output-file.ts';
import { parseCommand, UsageError } from './usage.ts';

const USAGE = 'extract photos --manifest FILE.json --out FILE.json [--with-model]';

const manifestSchema = z.object({
  items: z.array(z.object({ file: z.string(), files: z.array(z.string()).min(1).optional() })),
});

/**
 * `extract photos --manifest FILE --out FILE`: writes the recipe of each item's photos, with the lines to be checked. With
 * `--with-model` the model of AI_BASE_URL reads them too, whatever AI_READS says.
 */
export async function extractPhotos(args: string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseCommand(
    args,
    { manifest: text, out: text, 'with-model': { type: 'boolean' } },
    USAGE,
  );
  if (values.manifest === undefined || values.out === undefined || positionals.length > 0) {
    throw new UsageError(`Usage: ${USAGE}`);
  }
  const manifest = path.resolve(callerFolder(), values.manifest);
  const { items } = await readManifest(manifest);
  const failures = new Map<string, number>();
  const reader = values['with-model'] === true ? readerWithModel(failures) : createPhotoReader(loadConfig());
  const results: Record<string, unknown> = {};
  await writeAtomically(path.resolve(callerFolder(), values.out), async (write) => {
    for (const { file, files = [file] } of items) {
      const photos = files.map((each) => path.resolve(path.dirname(manifest), each));
      results[file] = await readItem(reader, photos).catch((error: unknown) => ({
        error: error instanceof Error ? error.message : String(error),
      }));
    }
    await write(`${JSON.stringify(results, null, 1)}\n`);
  });
  await reader.close();
  const without = [...failures].map(([reason, times]) => `, ${times} ${reason}`).join('');
  console.error(`${items.length} items read${without}.`);
}

/** The operator's model beside the embedded reader; counts why it was not used. */
function readerWithModel(failures: Map<string, number>): PhotoReader {
  const config = loadConfig();
  if (config.aiModel === undefined) throw new UsageError('--with-model needs AI_BASE_URL and AI_MODEL.');
  const count = ({ reason }: { reason: string }) =>
    void failures.set(reason, (failures.get(reason) ?? 0) + 1);
  return createConfiguredReader({ ...config, aiReads: ['photos'] }, { warn: count });
}

async function readManifest(file: string) {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`No such file: ${file}. Usage: ${USAGE}`);
  });
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new UsageError(`Not a manifest ({"items": [{"file": …}]}): ${file}. Usage: ${USAGE}`);
  }
}

async function readItem(reader: PhotoReader, files: readonly string[]) {
  const parts: (PhotoPart | undefined)[] = [];
  let refusal: PhotoRefusal | undefined;
  const read = async (index: number, isFurtherPage: boolean) => {
    const { signal } = new AbortController();
    const reading = await reader.read(await readFile(files[index]!), { signal, isFurtherPage });
    parts[index] = reading.ok ? reading.part : undefined;
    if (!reading.ok) refusal ??= reading.refusal;
    return reading;
  };
  // As an import does: a page that is no recipe by itself is read again when another one is.
  const alone: number[] = [];
  for (const index of files.keys()) {
    const isFurtherPage = parts.some((part) => part !== undefined);
    const reading = await read(index, isFurtherPage);
    if (!isFurtherPage && !reading.ok && reading.refusal === 'noRecipe') alone.push(index);
  }
  for (const index of parts.some((part) => part !== undefined) ? alone : []) await read(index, true);
  if (!parts.some((part) => part !== undefined)) return { error: REFUSAL_MESSAGES[refusal ?? 'noRecipe'] };
  const { draft, evidence, cookingNotes } = mergeParts(parts);
  const hard = parts.some((part) => part?.isHard) ? [{ field: 'photo', reason: 'hard' }] : [];
  const marks = evidence.flatMap(({ doubt, ...place }) =>
    doubt === undefined ? [] : [{ ...place, reason: doubt }],
  );
  return { ...draft, cookingNotes, marks: [...hard, ...marks] };
}
