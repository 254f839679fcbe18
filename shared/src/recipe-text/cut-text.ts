/** The beginning of a text, at most `max` UTF-16 units of it, never half a character. */
export function cutText(value: string, max: number): string {
  const cut = value.slice(0, max);
  return /[\ud800-\udbff]/.test(cut.at(-1) ?? '') ? cut.slice(0, -1) : cut;
}
