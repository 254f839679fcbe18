import { RECIPE_FIELDS, type LabelField } from '@larder/shared/recipe/fields';
import { normalizeTags } from '@larder/shared/recipe/messages';

const MAX_TITLE = 300;

// Control characters, and halves of characters, which the database and JSON cannot carry.

const UNSTORABLE = /[\u0000-\u0008\u000b-\u001f\u007f]|[\ud800-\udfff]/gu;

/** A text of a file as it can be stored: lines end alike, and what cannot be seen or stored is gone. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(UNSTORABLE, '');
}

/** A text that stands on one line; its blanks are the writer's. */
export function oneLine(text: string): string {
  return cleanText(text)
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}

/** At most so long, with a sign that there was more. */
export function cut(text: string, limit: number): string {
  return text.length <= limit ? text : `${head(text, limit - 1).trimEnd()}…`;
}

/** A line that is too long in several, split at the end of a sentence where there is one, and nothing dropped. */
export function splitLong(line: string, limit: number): string[] {
  const parts: string[] = [];
  let rest = line;
  while (rest.length > limit) {
    const first = head(rest, limit);
    const end = Math.max(first.lastIndexOf('. '), first.lastIndexOf('! '), first.lastIndexOf('? ')) + 1;
    const at = end > 0 ? end : first.lastIndexOf(' ');
    const part = at > 0 ? first.slice(0, at) : first;
    parts.push(part.trim());
    rest = rest.slice(part.length).trim();
  }
  return rest === '' ? parts : [...parts, rest];
}

/** The labels of a field that fit into it; `leave` is given the others. */
export function shortLabels<Name extends LabelField>(
  field: Name,
  given: readonly string[] | undefined,
  leave: (text: string) => void,
): Record<Name, string[]> {
  const { limit, most } = RECIPE_FIELDS[field];
  const all = normalizeTags((given ?? []).map(oneLine));
  const fitting = all.filter((label) => label.length <= limit).slice(0, most);
  const others = all.filter((label) => !fitting.includes(label));
  if (others.length > 0) leave(others.join(', '));
  return { [field]: fitting } as Record<Name, string[]>;
}

/** Never half of a character. */
function head(text: string, limit: number): string {
  const first = text.slice(0, limit);
  return /[\ud800-\udbff]$/.test(first) ? first.slice(0, -1) : first;
}

/** Without what Postgres cannot carry. */
export function storable(text: string): string {
  return text.replace(/\u0000|[\ud800-\udfff]/gu, '');
}

/** Of a recipe, as lists show it. */
export function shownTitle(title: string): string {
  return storable(title.slice(0, 10 * MAX_TITLE))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TITLE);
}
