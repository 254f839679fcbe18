import type { Stretch } from '../../../../server/src/extraction/text/tagger/pieces.ts';

/** What somebody says, with the name of the dish in <t>, each ingredient in <i> and each step in <s>. */
export interface MarkedTalk {
  id: string;
  lang: string;
  writer: string;
  kind: string;
  text: string;
}

/** What the marks of a text enclose; a recipe has steps. */
interface TalkParts {
  text: string;
  titles: Stretch[];
  items: Stretch[];
  steps: Stretch[];
}

const MARK = /<(\/?)([tis])>/g;
const LISTS = { t: 'titles', i: 'items', s: 'steps' } as const;

/** Takes the marks out of a text. Throws where one is not closed, or closed where it was not opened. */
export function partsOf(marked: string): TalkParts {
  const parts: TalkParts = { text: '', titles: [], items: [], steps: [] };
  const open: { mark: string; start: number }[] = [];
  let from = 0;
  for (const { 0: written, 1: slash, 2: mark, index } of marked.matchAll(MARK)) {
    parts.text += marked.slice(from, index);
    from = index + written.length;
    if (slash === '') {
      open.push({ mark: mark!, start: parts.text.length });
      continue;
    }
    const last = open.pop();
    if (last?.mark !== mark) throw new Error(`</${mark}> closes nothing: ${marked.slice(0, index)}`);
    parts[LISTS[mark as keyof typeof LISTS]].push({ start: last!.start, end: parts.text.length });
  }
  parts.text += marked.slice(from);
  if (open.length > 0 || /[<>]/.test(parts.text)) throw new Error(`A mark is not whole: ${marked}`);
  return parts;
}
