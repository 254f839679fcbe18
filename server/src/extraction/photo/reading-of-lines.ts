import { layOut } from './layout.ts';
import type { PhotoNote } from '@larder/shared/photo/messages';
import type { PhotoOptions, PhotoPart, PhotoReading } from './photo-reading.ts';
import type { ReadPage } from './read-text.ts';
import { scoreOf } from './recognise.ts';
import { structureRows, type ReadAgain } from './structure.ts';

export interface SplitReadPage extends ReadPage {
  /** The notes in its margin, of a source that may have some. */
  notes?: ReadPage['lines'][];
}

/** What the lines of a photo come to: a recipe, a page of one, or neither. A page that is none without its notes keeps them. */
export async function readLines(
  { turn, lines, notes = [] }: SplitReadPage,
  options: PhotoOptions & { readAgain: ReadAgain },
): Promise<PhotoReading> {
  const blocks = layOut(lines);
  const noted = notes.flatMap((note) => layOut(note));
  const all = [...blocks, ...noted];
  const part = await structureRows(blocks, { ...options, notes: noted });
  if (part === undefined && notes.length > 0)
    return readLines({ turn, lines: [...lines, ...notes.flat()] }, options);
  const text = all.map((block) => block.map((row) => row.text).join('\n')).join('\n\n');
  const rows = all.flat().map((row) => ({ text: row.text, box: row.box, score: scoreOf(row.characters) }));
  if (part === undefined) return { ok: false, refusal: 'noRecipe', turn, text, rows };
  const note = noteOf(part);
  return { ok: true, turn, text, rows, part, ...(note === undefined ? {} : { note }) };
}

/** What a person has to know first. */
function noteOf({ isHard, isOfTwoLanguages }: PhotoPart): PhotoNote | undefined {
  if (isHard) return 'hardToRead';
  return isOfTwoLanguages ? 'twoLanguages' : undefined;
}
