import type { UnitName } from '../language/measures/measures.ts';

/** The forms of a word, from the singular to the last plural: see `measures` of a language. */
export function formsIn(list: string): string[][] {
  return list.split(' | ').map((word) => word.split('/'));
}

const LENGTHS: ReadonlySet<UnitName> = new Set<UnitName>(['inch', 'centimeter', 'millimeter']);

export function isLength(name: UnitName): boolean {
  return LENGTHS.has(name);
}
