import { SHOPPING_LIMITS } from './messages.ts';
import { findAmounts } from '../recipe-text/amounts.ts';

/**
 * What somebody types into a list, as an ingredient line: 'milk 2' is '2 milk', 'flour 500 g' is '500 g flour'. What begins with
 * its amount, or has none at its end, stays as it is. Blanks at both ends go.
 */
export function typedLine(typed: string): string {
  const text = typed.trim().replace(/\s+/gu, ' ');
  const amount = findAmounts(text).at(-1);
  const [first] = amount?.numbers ?? [];
  const start = first?.start ?? 0;
  const rest = text.slice(Math.max(amount?.end ?? 0, amount?.unit?.end ?? 0));
  if (!amount || start === 0 || rest.trim() !== '') return text;
  const food = text.slice(0, start).replace(/[\s,:x×-]+$/u, '');
  // 'Type 405' and 'No. 5' name a kind, and 'size 2' too.
  if (food === '' || /(?:^|\s)(?:type|typ|no\.?|nr\.?|size|größe|t)$/iu.test(food)) return text;
  return `${text.slice(start)} ${food}`;
}

/** The lines of a pasted text, without bullets and check boxes; empty ones are left out. */
export function pastedLines(text: string): string[] {
  return text
    .split(/\r?\n/u)
    .map((line) => line.replace(/^\s*(?:[-*•·–▢☐☑✓]\s+)?(?:\[[ xX]?\]\s+)?/u, '').trim())
    .filter((line) => line !== '');
}

/** A line as one entry, or as several where it is longer than one may be. Without anything to be seen it is none. */
export function entryTexts(line: string): string[] {
  const texts = line.match(new RegExp(`.{1,${SHOPPING_LIMITS.text}}`, 'gsu')) ?? [];
  return texts.map((text) => text.trim()).filter((text) => /[^\p{Cf}\s]/u.test(text));
}
