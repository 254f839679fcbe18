import type { ReactNode } from 'react';

export interface ListItemsProps<T extends { id: string }> {
  items: readonly T[];
  /** How many stand side by side; `className` lays them out so. */
  columns: number;
  /** Pixels between two rows, and about how high a row is. */
  gap: number;
  rowHeight: number;
  className?: string;
  /** The list is being renewed. */
  busy?: boolean;
  /** What this list is called, to know its rows again on coming back. */
  name: string;
  renderItem: (item: T, index: number) => ReactNode;
}
