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
