import { layOut } from './layout.ts';
import type { PhotoOptions, PhotoReading } from './photo-reading.ts';
import type { ReadPage } from './read-text.ts';
import { scoreOf } from './recognise.ts';
import { structureRows, type ReadAgain } from './structure.ts';

/** What the lines of a photo come to: a recipe, a page of one, or neither. */
export async function readLines(
  { turn, lines }: ReadPage,
  options: PhotoOptions & { lookAgain: ReadAgain },
): Promise<PhotoReading> {
  const blocks = layOut(lines);
  const text = blocks.map((block) => block.map((row) => row.text).join('\n')).join('\n\n');
  const part = await structureRows(blocks, options);
  const rows = blocks.flat().map((row) => ({ text: row.text, box: row.box, score: scoreOf(row.characters) }));
  if (part === undefined) return { ok: false, refusal: 'noRecipe', turn, text, rows };
  return { ok: true, turn, text, rows, part, ...(part.isHard ? { note: 'hardToRead' } : {}) };
}
