import { useStoredChoice } from './use-stored-choice.ts';

export const VIEW_MODES = ['list', 'grid'] as const;
export type ViewMode = (typeof VIEW_MODES)[number];

/** List (the default) or grid, remembered and shared across the list screens (docs/rules.md, Sentences and screens). */
export function useViewMode() {
  return useStoredChoice<ViewMode>('larder.view-mode', VIEW_MODES, 'list');
}
