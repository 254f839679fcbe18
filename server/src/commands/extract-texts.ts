import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createTextModel } from '../adapters/recipe-model/text-model.ts';
import { readCaption } from '../extraction/text/read-text.ts';
import { scaleLine } from '@larder/shared/recipe-text/scale';
import { isPlatform, type SocialPlatform } from '@larder/shared/social/platforms';
import { z } from 'zod';
import { callerFolder } from '../config.ts';
import { countedModel } from './counted-model.ts';
import { writeAtomically } from './output-file.ts';
import { parseCommand, UsageError } from './usage.ts';

const CAPTIONS_USAGE = 'extract captions --in FILE.json --out FILE.ndjson [--with-model]';
const SCALE_USAGE = 'extract scale --in FILE.json --factor K --out FILE.ndjson';

const captionRows = z.array(
  z.object({
    id: z.union([z.string(), z.number()]),
    platform: z.custom<SocialPlatform>(isPlatform).optional().catch(undefined),
    caption: z.string(),
  }),
);
const textRows = z.array(z.object({ text: z.string() }));

/**
 * `extract captions --in FILE --out FILE`: rows `{id, platform, caption}` become lines `{id, recipe}`. With `--with-model` the
 * model of AI_BASE_URL reads them too, whatever AI_READS says.
 */
export async function extractCaptions(args: string[]): Promise<void> {
  const { values } = parseCommand(
    args,
    { in: { type: 'string' }, out: { type: 'string' }, 'with-model': { type: 'boolean' } },
    CAPTIONS_USAGE,
  );
  const model =
    values['with-model'] === true
      ? countedModel(createTextModel, 'text', { asked: 'texts', mayAsk: () => true })
      : undefined;
  const rows = await readRows(values.in, captionRows, CAPTIONS_USAGE);
  await writeLines(values.out, CAPTIONS_USAGE, rows, async ({ id, platform, caption }) => {
    const reading = readCaption(caption, { platform });
    // Of several recipes in one a model would read the first.
    const { recipe } = model && reading.titles.length === 0 ? await model.ask(reading) : reading;
    return {
      id,
      recipe: recipe && { ...recipe, image: null, tags: [] },
      ...(recipe ? {} : { error: 'The text holds no recipe' }),
    };
  });
  if (model) console.error(`The model: ${model.report()}.`);
}

/** `extract scale --in FILE --factor K --out FILE`: rows `{text}` become lines `{i, scaled}`. */
export async function extractScale(args: string[]): Promise<void> {
  const { values } = parseCommand(
    args,
    { in: { type: 'string' }, factor: { type: 'string' }, out: { type: 'string' } },
    SCALE_USAGE,
  );
  const factor = factorOf(values.factor);
  const rows = await readRows(values.in, textRows, SCALE_USAGE);
  await writeLines(values.out, SCALE_USAGE, rows, ({ text }, i) => ({ i, scaled: scaleLine(text, factor) }));
}

/** '2', '0.5' or '1/3'. */
function factorOf(written: string | undefined): number {
  const [, numerator, denominator] = /^(\d+(?:\.\d+)?)(?:\/(\d+(?:\.\d+)?))?$/.exec(written ?? '') ?? [];
  const factor = Number(numerator) / Number(denominator ?? 1);
  if (!Number.isFinite(factor) || factor <= 0) throw new UsageError(`Wrong factor. Usage: ${SCALE_USAGE}`);
  return factor;
}

async function readRows<T>(file: string | undefined, schema: z.ZodType<T>, usage: string): Promise<T> {
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

async function writeLines<T>(
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
