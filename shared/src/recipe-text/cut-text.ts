import { RECIPE_LIMITS } from '../recipe/messages.ts';

/** The beginning of a text, at most `max` UTF-16 units of it, never half a character. */
export function cutText(value: string, max: number): string {
  const cut = value.slice(0, max);
  return /[\ud800-\udbff]/.test(cut.at(-1) ?? '') ? cut.slice(0, -1) : cut;
}

/** Splits what is longer than a stored line may be, at the end of a sentence, else at a space. Nothing is lost. */
export function splitLongLine(line: string): string[] {
  const max = RECIPE_LIMITS.listItem;
  const parts: string[] = [];
  let rest = line;
  while (rest.length > max) {
    const head = rest.slice(0, max);
    const sentence = Math.max(
      head.lastIndexOf('. '),
      head.lastIndexOf('! '),
      head.lastIndexOf('? '),
      head.lastIndexOf('。'),
    );
    const space = head.lastIndexOf(' ');
    const cut = sentence > max / 4 ? sentence + 1 : space > 0 ? space : cutText(rest, max).length;
    parts.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return [...parts, rest].filter((part) => part !== '');
}
