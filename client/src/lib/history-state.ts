import { paths } from '@larder/shared/paths';
import type { NavState } from './nav-state.ts';

interface Entry {
  usr?: NavState | null;
}

/** What the page before handed over, where no router runs that could tell: it keeps it in the browser's history. */
export function stateOfHistory(): NavState | null {
  return (history.state as Entry | null)?.usr ?? null;
}

/** The same; a message is for once and taken out, the rest stays for the person who signs in. */
export function takeStateOfHistory(): NavState | null {
  const handedOver = stateOfHistory();
  if (handedOver?.message) {
    const entry = history.state as Entry;
    history.replaceState({ ...entry, usr: { ...handedOver, message: undefined } }, '');
  }
  return handedOver;
}

/** Loads home anew for whoever has just signed out: of the page before nothing stays in memory. */
export function reloadAtHome(handedOver: NavState = {}): void {
  history.replaceState({ usr: handedOver } satisfies Entry, '', paths.home());
  location.reload();
}
