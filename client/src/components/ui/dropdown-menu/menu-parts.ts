import { createContext, type ComponentType, type ReactElement, type ReactNode } from 'react';

export interface DropdownMenuProps {
  /** The one element that opens it: a Button or an IconButton. */
  trigger: ReactElement;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
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

/** What the loaded panel draws for MenuItem, MenuSeparator and MenuLabel. */
export const MenuPartsContext = createContext<MenuParts | null>(null);
