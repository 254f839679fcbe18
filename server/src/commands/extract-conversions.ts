import { knowEveryWord } from '@larder/shared/language/every-word';
import { convertText } from '@larder/shared/recipe-text/conversion/convert-text';
import type { Language } from '@larder/shared/language/language';
import { LANGUAGES } from '@larder/shared/language/languages';
import { wordsIn } from '@larder/shared/language/patterns';
import { densityIn } from '@larder/shared/recipe-text/conversion/density';
import { foodIn } from '@larder/shared/foods/lexicon';
import { languageVotes } from '@larder/shared/recipe-text/likely-languages';
import { joined } from '@larder/shared/recipe-text/scale';
import { tinFactor } from '@larder/shared/recipe-text/tin-factor';
import { z } from 'zod';
import { readRows, writeLines } from './rows.ts';
import { parseCommand } from './usage.ts';

const CONVERT_USAGE = 'extract convert --in FILE.json --out FILE.ndjson';
const TINS_USAGE = 'extract tins --in FILE.json --out FILE.ndjson';
const IN_AND_OUT = { in: { type: 'string' }, out: { type: 'string' } } as const;

const id = z.union([z.string(), z.number()]);
const conversionRows = z.array(
  z.object({
    id,
    from: z.string(),
    to: z.enum(['metric', 'us']),
    lang: z.string().optional(),
    country: z.string().optional(),
  }),
);
/** The language of one line without its recipe: that which has most of its words, foods and units among them. */
function languageOf(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? [];
  const ranked = languageVotes(text).map(({ code, votes }) => {
    const { units = {} }: Language = LANGUAGES[code];
    const known = new Set(Object.values(units).flatMap(wordsIn));
    const named = words.filter((word) => known.has(word) || foodIn(code, word) !== undefined).length;
    const weighed = densityIn(text, code, { start: 0, end: text.length }) ? 1 : 0;
    return { code, votes: votes + named + weighed + (code === 'en' ? 0.5 : 0) };
  });
  return ranked.reduce((best, each) => (each.votes > best.votes ? each : best)).code;
}

const side = z.number().positive().optional();
const tin = z.object({
  shape: z.enum(['round', 'square', 'sheet', 'loaf', 'ring', 'muffin']),
  diameter: side,
  width: side,
  length: side,
  height: side,
  hole: side,
  count: side,
});
const tinRows = z.array(z.object({ id, from: tin, to: tin }));

/** `extract convert --in FILE --out FILE`: rows `{id, from, to, lang?, country?}` become lines `{id, text}`. */
export async function extractConvert(args: string[]): Promise<void> {
  const { values } = parseCommand(args, IN_AND_OUT, CONVERT_USAGE);
  const rows = await readRows(values.in, conversionRows, CONVERT_USAGE);
  knowEveryWord();
  await writeLines(values.out, CONVERT_USAGE, rows, ({ id, from, to, lang, country }) => {
    const language = lang ?? languageOf(from);
    return { id, text: joined(convertText(from, { to, language, country, kind: 'line' })) };
  });
}

/**
 * `extract tins --in FILE --out FILE`: rows `{id, from, to}` of tins in cm become lines `{id, factor}`, or `{id, error}` for a tin that
 * lacks a side.
 */
export async function extractTins(args: string[]): Promise<void> {
  const { values } = parseCommand(args, IN_AND_OUT, TINS_USAGE);
  const rows = await readRows(values.in, tinRows, TINS_USAGE);
  await writeLines(values.out, TINS_USAGE, rows, ({ id, from, to }) => {
    try {
      return { id, factor: tinFactor(from, to) };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return { id, error: error.message };
    }
  });
}
