import type { HeadingKind } from '../lines/headings.ts';
import type { OutlineItem } from './outline-item.ts';

export const MAX_REGION_ITEMS = 250;
export const MAX_REGIONS = 60;

export type ListKind = Exclude<HeadingKind, 'other'>;

/** A stretch of the page that may be a list of the recipe. */
export interface Region {
  kind: ListKind;
  items: readonly OutlineItem[];
  /** How plainly the page says what it is, 0 to 1. */
  weight: number;
  anchor?: OutlineItem;
  /** Steps that stand between the parts of the ingredients, where they belong. */
  isAmongIngredients?: boolean;
}
