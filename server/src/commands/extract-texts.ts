import { createTextModel } from '../adapters/recipe-model/text-model.ts';
import { readCaption } from '../extraction/text/read-text.ts';
import { isPlatform, type SocialPlatform } from '@larder/shared/social/platforms';
import { z } from 'zod';
import { yieldNote } from '../features/imports/sources/yield-note.ts';
import { countedModel } from './counted-model.ts';
import { readRows, writeLines } from './rows.ts';
import { parseCommand } from './usage.ts';

const CAPTIONS_USAGE = 'extract captions --in FILE.json --out FILE.ndjson [--with-model]';

const captionRows = z.array(
  z.object({
    id: z.union([z.string(), z.number()]),
    platform: z.custom<SocialPlatform>(isPlatform).optional().catch(undefined),
    caption: z.string(),
  }),
);

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
    const cookingNotes = yieldNote(reading.yield, 'en');
    return {
      id,
      recipe: recipe && { ...recipe, image: null, tags: [], ...(cookingNotes && { cookingNotes }) },
      ...(recipe ? {} : { error: 'The text holds no recipe' }),
    };
  });
  if (model) console.error(`The model: ${model.report()}.`);
}
