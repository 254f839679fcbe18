import { layOut } from './layout.ts';
import { apartFromNotes } from './margin-notes.ts';
import type { PhotoOptions, PhotoReading } from './photo-reading.ts';
import type { ReadPage } from './read-text.ts';
import { scoreOf } from './recognise.ts';
import { structureRows, type ReadAgain } from './structure.ts';

/** What the lines of a photo come to: a recipe, a page of one, or neither. */
export async function readLines(
  { turn, lines }: ReadPage,
  options: PhotoOptions & { lookAgain: ReadAgain },
): Promise<PhotoReading> {
  const apart = apartFromNotes(lines);
  const notes = apart.notes.flatMap((note) => layOut(note));
  const blocks = layOut(apart.lines);
  const all = [...blocks, ...notes];
  const text = all.map((block) => block.map((row) => row.text).join('\n')).join('\n\n');
  const part = await structureRows(blocks, { ...options, notes });
  const rows = all.flat().map((row) => ({ text: row.text, box: row.box, score: scoreOf(row.characters) }));
  if (part === undefined) return { ok: false, refusal: 'noRecipe', turn, text, rows };
  return { ok: true, turn, text, rows, part, ...(part.isHard ? { note: 'hardToRead' } : {}) };
}
