import { knowEveryWord } from '@larder/shared/language/every-word';
import { addLines } from '@larder/shared/recipe-text/add-lines';
import { readLine } from '@larder/shared/recipe-text/read-line';
import { scaleLine } from '@larder/shared/recipe-text/scale';
import { scaleStep } from '@larder/shared/recipe-text/scale-steps';
import { z } from 'zod';
import { readRows, writeLines } from './rows.ts';
import { parseCommand, UsageError } from './usage.ts';

const LINES_USAGE = 'extract lines --in FILE.json --out FILE.ndjson';
const PAIRS_USAGE = 'extract pairs --in FILE.json --out FILE.ndjson';
const SCALE_USAGE = 'extract scale --in FILE.json --factor K --out FILE.ndjson';

const id = z.union([z.string(), z.number()]);
const lineRows = z.array(z.object({ id, text: z.string(), lang: z.string() }));
const pairRows = z.array(z.object({ id, a: z.string(), b: z.string(), lang: z.string() }));
const textRows = z.array(z.object({ text: z.string(), kind: z.enum(['line', 'step']).catch('line') }));

const IN_AND_OUT = { in: { type: 'string' }, out: { type: 'string' } } as const;

/** `extract lines --in FILE --out FILE`: rows `{id, text, lang}` become what `readLine` reads in them. */
export async function extractLines(args: string[]): Promise<void> {
  const { values } = parseCommand(args, IN_AND_OUT, LINES_USAGE);
  const rows = await readRows(values.in, lineRows, LINES_USAGE);
  knowEveryWord();
  await writeLines(values.out, LINES_USAGE, rows, ({ id, text, lang }) => {
    const { amounts, food, size, preparation, alternatives, isOptional, isToTaste } = readLine(text, lang);
    return {
      id,
      amounts: amounts.map(({ quantity, unit }) => ({ quantity: written(quantity), unit: unit ?? '' })),
      food: food ?? '',
      size,
      preparation,
      alternatives,
      optional: isOptional,
      toTaste: isToTaste,
    };
  });
}

/** `extract pairs --in FILE --out FILE`: rows `{id, a, b, lang}` become what `addLines` makes of the two. */
export async function extractPairs(args: string[]): Promise<void> {
  const { values } = parseCommand(args, IN_AND_OUT, PAIRS_USAGE);
  const rows = await readRows(values.in, pairRows, PAIRS_USAGE);
  knowEveryWord();
  await writeLines(values.out, PAIRS_USAGE, rows, ({ id, a, b, lang }) => {
    const sum = addLines(a, b, lang);
    return sum.result === 'separate'
      ? { id, result: sum.result }
      : { id, result: sum.result, quantity: written(sum.quantity), unit: sum.unit ?? '' };
  });
}

/** `extract scale --in FILE --factor K --out FILE`: rows `{text, kind?: 'step'}` become lines `{i, scaled}`. */
export async function extractScale(args: string[]): Promise<void> {
  const { values } = parseCommand(
    args,
    { in: { type: 'string' }, factor: { type: 'string' }, out: { type: 'string' } },
    SCALE_USAGE,
  );
  const factor = factorOf(values.factor);
  knowEveryWord();
  const rows = await readRows(values.in, textRows, SCALE_USAGE);
  await writeLines(values.out, SCALE_USAGE, rows, ({ text, kind }, i) => ({
    i,
    scaled: kind === 'step' ? scaleStep(text, factor) : scaleLine(text, factor),
  }));
}

/** '2', '0.5' or '1/3'. */
function factorOf(written: string | undefined): number {
  const [, numerator, denominator] = /^(\d+(?:\.\d+)?)(?:\/(\d+(?:\.\d+)?))?$/.exec(written ?? '') ?? [];
  const factor = Number(numerator) / Number(denominator ?? 1);
  if (!Number.isFinite(factor) || factor <= 0) throw new UsageError(`Wrong factor. Usage: ${SCALE_USAGE}`);
  return factor;
}

/** '' is no number, and '2-3' a range. */
function written(quantity: number | [number, number] | null): string {
  return [quantity ?? ''].flat().join('-');
}
