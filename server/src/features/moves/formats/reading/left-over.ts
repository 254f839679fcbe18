import type { LeftOver } from '../contract.ts';

/** What the recipe says of these, each under its label; those that say nothing are left out. */
export function leftOvers(said: Record<string, string | undefined>): LeftOver[] {
  return Object.entries(said).flatMap(([label, text]) => (text ? [{ label, text }] : []));
}
