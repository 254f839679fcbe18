import { readStored, writeStored } from './browser-storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
const KEY = 'larder.theme';

export function storedTheme(): Theme {
  const stored = readStored('local', KEY);
  return THEMES.find((theme) => theme === stored) ?? 'system';
}

/** Without data-theme on <html> the system decides. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function chooseTheme(theme: Theme): void {
  writeStored('local', KEY, theme === 'system' ? null : theme);
  applyTheme(theme);
}
