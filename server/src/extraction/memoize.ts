const MOST = 5_000;
/** Longer ones are no lines. */
const MAX_CHARS = 400;

/** The same function of a text, which answers at once what it was asked before: a line is looked at from many sides. */
export function memoized<T>(ask: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>();
  return (text) => {
    if (text.length > MAX_CHARS) return ask(text);
    const known = answers.get(text);
    if (known !== undefined || answers.has(text)) return known as T;
    if (answers.size >= MOST) answers.clear();
    const answer = ask(text);
    answers.set(text, answer);
    return answer;
  };
}
