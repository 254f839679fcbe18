import { listsOf } from './assemble.ts';
import { areSeparate, type RecipeText } from './recipes-of-text.ts';
import type { RoleSpan } from './tagger/spans.ts';
import type { Tagged } from './tagger/tag.ts';
import { cleanTitle } from './title.ts';

const MIN_ITEMS = 2;
const MAX_RECIPES = 60;

/**
 * The recipes of a text in which the tagger found several, in order: each begins with a title and has ingredients and steps of its
 * own, and none is a part of another. Empty for a text of one.
 */
export function recipesOfTags(tagged: Tagged): RecipeText[] {
  const { text } = tagged.pieces;
  const blocks = blocksOf(tagged);
  const found = blocks.map(({ title, spans }) => {
    const { ingredients, steps } = listsOf({ ...tagged, spans });
    return { title: cleanTitle(text.slice(title.start, title.end)), items: ingredients, others: steps };
  });
  if (found.length < 2 || found.length > MAX_RECIPES || !areSeparate(found)) return [];
  return found.map(({ title }, index) => ({
    title,
    text: `${title}\n${text.slice(blocks[index]!.title.end, blocks[index + 1]?.title.start).trim()}`,
  }));
}

interface Block {
  title: RoleSpan;
  spans: RoleSpan[];
}

/** What stands below each title that has a whole recipe below it; another title above it is that of the text. */
function blocksOf({ spans }: Tagged): Block[] {
  const blocks: Block[] = [];
  for (const span of spans) {
    if (span.role === 'title') blocks.push({ title: span, spans: [] });
    else blocks.at(-1)?.spans.push(span);
  }
  const [first, ...others] = blocks.filter(({ spans: own }) => own.length > 0);
  return first && [first, ...others].every(isWhole) ? [first, ...others] : [];
}

function isWhole({ spans }: Block): boolean {
  const items = spans.filter(({ role }) => role === 'ingredient').length;
  return items >= MIN_ITEMS && spans.some(({ role }) => role === 'step');
}
