import { useStoredChoice } from '../hooks/use-stored-choice.ts';

export interface Sidebar {
  isCollapsed: boolean;
  toggle: () => void;
}

/** Whether the side navigation shows its words or its icons alone, remembered in this browser. */
export function useSidebar(): Sidebar {
  const [width, setWidth] = useStoredChoice('larder.sidebar', ['wide', 'narrow'], 'wide');
  return { isCollapsed: width === 'narrow', toggle: () => setWidth(width === 'wide' ? 'narrow' : 'wide') };
}
