/** '1 recipe', '2 recipes'; `many` where an 's' does not make the plural. */
export function plural(count: number, noun: string, many = `${noun}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? noun : many}`;
}
