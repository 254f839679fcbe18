import { Suspense, use, useState, type ReactNode } from 'react';
import { Slot } from 'radix-ui';
import { preloadable } from '../../preloadable.tsx';
import { MenuPartsContext, type DropdownMenuProps, type MenuItemProps } from './menu-parts.ts';

const PANEL = preloadable(() => import('./dropdown-panel.tsx'));

/** A menu below a button. Its panel is loaded when the button is neared, and the first click waits for it. */
export function DropdownMenu(props: DropdownMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const near = () => void PANEL.preload();
  const closed = (
    <Slot.Root
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={near}
      onFocus={near}
      onClick={() => setWanted(true)}
    >
      {props.trigger}
    </Slot.Root>
  );
  if (!isWanted) return closed;
  return (
    <Suspense fallback={closed}>
      <PANEL.Component {...props} />
    </Suspense>
  );
}

export function MenuItem(props: MenuItemProps) {
  const parts = use(MenuPartsContext);
  return parts && <parts.Item {...props} />;
}

export function MenuSeparator() {
  const parts = use(MenuPartsContext);
  return parts && <parts.Separator />;
}

export function MenuLabel({ children }: { children: ReactNode }) {
  const parts = use(MenuPartsContext);
  return parts && <parts.Label>{children}</parts.Label>;
}
