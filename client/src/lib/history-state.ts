import type { NavState } from './nav-state.ts';

/**
 * What the page before handed over, where no router runs that could tell: it keeps it in the browser's history. A
 * message is for once and taken out; the rest is there for whoever signs in.
 */
export function takeStateOfHistory(): NavState | null {
  const entry = history.state as { usr?: NavState | null } | null;
  const handedOver = entry?.usr ?? null;
  if (handedOver?.message) history.replaceState({ ...entry, usr: { ...handedOver, message: undefined } }, '');
  return handedOver;
}
