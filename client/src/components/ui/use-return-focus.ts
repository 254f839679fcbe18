import { useState } from 'react';

/**
 * For a dialog's `onCloseAutoFocus`: the focus goes back to what opened it (for an item of a menu, to the menu's button), or
 * to the page where that is gone. What took the focus meanwhile, such as the dialog that comes next, keeps it.
 */
export function useReturnFocus() {
  const [opener] = useState(openerOf);
  return (event: Event): void => {
    // Radix knows of no trigger here and would leave the focus nowhere.
    event.preventDefault();
    if (document.activeElement !== document.body) return;
    const target = opener?.isConnected ? opener : document.getElementById('content');
    target?.focus({ preventScroll: true });
  };
}

function openerOf(): HTMLElement | null {
  const active = document.activeElement;
  const menuButton = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  if (menuButton) return document.getElementById(menuButton);
  return active instanceof HTMLElement ? active : null;
}
