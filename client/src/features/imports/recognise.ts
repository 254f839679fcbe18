import { isWebAddress } from '@larder/shared/text';
import { readSocialLink } from '@larder/shared/social/link';
import { withScheme } from './address.ts';

/**
 * What a person pastes: one link, several, the text of a recipe, the source of a page, short lines that may be a shopping list, or
 * something unclear.
 */
export type Brought =
  | { kind: 'page' | 'post' | 'text' | 'html' | 'things'; text: string }
  | { kind: 'many'; text: string; links: readonly string[] }
  | { kind: 'unclear' };

const LINKS = /https?:\/\/[^\s<>"]+/gi;
/** 'example.com/pie', but neither '1.5' nor 'approx.' */
const BARE_LINK = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:[/?#]\S*)?$/u;
const AMOUNT = /\d\s*(?:g|kg|ml|cl|dl|l|cups?|tbsp|tsp|oz|lbs?|el|tl|prise|stück)\b/gi;
const PAGE = /^(?:<!--[\s\S]*?-->\s*)*<(?:!doctype|html|head|body)\b/i;
/** What a share sheet writes beside its link: a title, a name, 'Look at this'. */
const BESIDE_LINK = { most: 300, lines: 3 };
const SHORTEST_TEXT = 60;
/** What is to be bought is said in few words, and is no sentence. */
const THING = /^.{0,59}[^.!?:]$/u;

/** Recognises what was pasted into the one box, so that it goes the way made for it. */
export function recognise(given: string): Brought {
  const text = given.trim();
  if (PAGE.test(text)) return { kind: 'html', text };
  const words = text.split(/[\s,;]+/).filter(Boolean);
  if (words.length > 0 && words.every(isLink)) return ofLinks(words.map(withScheme));

  const links = (text.match(LINKS) ?? []).map(withoutPunctuation).filter(isWebAddress);
  const rest = text.replace(LINKS, ' ').trim();
  const restLines = rest.split(/[\r\n]+/).filter((line) => line.trim() !== '').length;
  const isRecipe = (rest.match(AMOUNT) ?? []).length >= 2;
  const isBeside =
    rest.length <= BESIDE_LINK.most * links.length && restLines <= BESIDE_LINK.lines * links.length;
  if (links.length > 0 && isBeside && !isRecipe) return ofLinks(links);
  const lines = rest.split(/[\r\n]+/).map((line) => line.trim());
  if (links.length === 0 && restLines > 1 && lines.every((line) => line === '' || THING.test(line)))
    return { kind: 'things', text };
  return isRecipe || restLines > 1 || rest.length >= SHORTEST_TEXT
    ? { kind: 'text', text }
    : { kind: 'unclear' };
}

function ofLinks(given: readonly string[]): Brought {
  const links = [...new Set(given)];
  const [text = ''] = links;
  if (links.length > 1) return { kind: 'many', text: links.join('\n'), links };
  const { problem } = readSocialLink(text);
  return { kind: problem === undefined ? 'post' : 'page', text };
}

function isLink(word: string): boolean {
  return /^https?:\/\//i.test(word) ? isWebAddress(word) : BARE_LINK.test(word);
}

/** A link at the end of a sentence: its full stop is no part of it, nor is a bracket that it did not open. */
function withoutPunctuation(link: string): string {
  const bare = link.replace(/[.,;:!?'’”…]+$/u, '');
  return bare.endsWith(')') && !bare.includes('(') ? bare.slice(0, -1) : bare;
}
