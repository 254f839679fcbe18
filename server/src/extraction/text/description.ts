import { fold } from '@larder/shared/language/fold';
import { isFact } from './facts.ts';
import { headingOf } from './headings.ts';
import { stripped } from './line-markers.ts';
import type { Tagged } from './tagger/tag.ts';
import { isPromo } from './chatter.ts';
import { cleanTitle } from './title.ts';

/** What a text says of the dish above its lists, and its notes wherever they stand; one line each. */
export function describedIn({ pieces: { text, lines, lineOf }, spans }: Tagged, title: string): string {
  const listed = new Set<number>();
  for (const { role, first } of spans) if (role !== 'title') listed.add(lineOf[first]!);
  const begins = Math.min(...listed, lines.length);
  const said: string[] = [];
  let isNote = false;
  for (const [index, { start, end }] of lines.entries()) {
    if (listed.has(index)) {
      isNote = false;
      continue;
    }
    const line = stripped(withoutTags(text.slice(start, end)));
    const heading = headingOf(line);
    if (heading) isNote = heading.part === 'notes';
    const words = heading ? (isNote ? heading.rest : '') : line;
    if ((isNote || index < begins) && isSaid(words) && !isTitleLine(words, title)) said.push(words);
  }
  return said.join('\n');
}

function withoutTags(line: string): string {
  return line.replace(/(?:^|\s)[#@][\p{L}\p{M}\p{N}_.]+/gu, '');
}

function isSaid(line: string): boolean {
  return /\p{L}/u.test(line) && !isPromo(line) && !isFact(line) && !/https?:|www\./.test(line);
}

/** The line that the title was taken from, unless it says much more. */
function isTitleLine(line: string, title: string): boolean {
  return line.length <= title.length + 60 && fold(cleanTitle(line)).includes(fold(title));
}
