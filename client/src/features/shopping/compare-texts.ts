const collator = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

/** As people sort words. */
export function compareTexts(a: string, b: string): number {
  return collator.compare(a, b);
}
