import type { NavState } from './nav-state.ts';

/** What the page before handed over, where no router runs that could tell: it keeps it in the browser's history. */
export function stateOfHistory(): NavState | null {
  const entry = history.state as { usr?: NavState | null } | null;
  return entry?.usr ?? null;
}
