import { useStoredChoice } from './use-stored-choice.ts';

export const VIEW_MODES = ['list', 'grid'] as const;
export type ViewMode = (typeof VIEW_MODES)[number];

/** List (the default) or grid, remembered and shared across the list screens (specification part 1, section 4). */
export function useViewMode() {
  return useStoredChoice<ViewMode>('larder.view-mode', VIEW_MODES, 'list');
}
