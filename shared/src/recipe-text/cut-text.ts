/** The beginning of a text, at most `max` UTF-16 units of it, never half a character. */
export function cutText(value: string, max: number): string {
  return value.slice(0, max).replace(/[\ud800-\udbff]$/, '');
}
