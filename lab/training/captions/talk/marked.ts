import type { Stretch } from '../../../../server/src/extraction/text/tagger/pieces.ts';
import type { Expected } from '../known.ts';
import type { LabelledCaption } from '../made/labels.ts';

/** What somebody says, with the name of the dish in <t>, each ingredient in <i> and each step in <s>. */
export interface MarkedTalk {
  id: string;
  lang: string;
  writer: string;
  kind: string;
  text: string;
}

/** What the marks of a text enclose; a recipe has steps. */
export interface TalkParts {
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

/** A marked text as a caption to learn from: steps are spans, ingredients and titles may stand within them. */
export function labelledTalk(marked: string): LabelledCaption {
  const { text, titles, items, steps } = partsOf(marked);
  const isOutside = ({ start, end }: Stretch) =>
    steps.every((step) => end <= step.start || step.end <= start);
  const spans = [
    ...titles.filter(isOutside).map((span) => ({ ...span, kind: 'title' as const })),
    ...items.filter(isOutside).map((span) => ({ ...span, kind: 'ingredient' as const })),
    ...steps.map((span) => ({ ...span, kind: 'step' as const })),
  ];
  const named = [...items, ...titles.map((span) => ({ ...span, isTitle: true }))];
  return {
    text,
    spans: spans.sort(byPlace),
    mentions: named.sort(byPlace),
    isRecipe: steps.length > 0,
  };
}

const byPlace = (one: Stretch, other: Stretch) => one.start - other.start;

/** What was said, and the recipe that a reader should find in it. */
export function expectedIn(marked: string): { said: string; expected: Expected } {
  const { text, titles, items, steps } = partsOf(marked);
  const cut = ({ start, end }: Stretch) => text.slice(start, end).replace(/\s+/g, ' ');
  const nothing = { servings: null, prepTime: null, cookTime: null };
  const titleAccept = titles.map(cut);
  const ingredients = steps.length > 0 ? items.map(cut) : [];
  return {
    said: text,
    expected: {
      ...nothing,
      title: titleAccept[0] ?? null,
      titleAccept,
      ingredients,
      instructions: steps.map(cut),
    },
  };
}
