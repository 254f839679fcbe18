import {
  createContext,
  lazy,
  Suspense,
  use,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Slot } from 'radix-ui';

const loadMachinery = () => import('./dropdown-machinery.tsx');
const Machinery = lazy(loadMachinery);

export interface DropdownMenuProps {
  /** The one element that opens it: a Button or an IconButton. */
  trigger: ReactElement;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
}

/** A menu below a button. Its machinery is loaded when the button is neared, and the first click waits for it. */
export function DropdownMenu(props: DropdownMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const near = () => void loadMachinery().catch(() => undefined);
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
      <Machinery {...props} />
    </Suspense>
  );
}

export interface MenuItemProps {
  /** An icon and words; with asChild the only child is a link that holds them. */
  children: ReactNode;
  onSelect?: (event: Event) => void;
  danger?: boolean;
  disabled?: boolean;
  asChild?: boolean;
}

interface MenuParts {
  Item: ComponentType<MenuItemProps>;
  Separator: ComponentType;
  Label: ComponentType<{ children: ReactNode }>;
}

/** What the loaded machinery puts in place of the items below. */
export const MenuPartsContext = createContext<MenuParts | null>(null);

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
