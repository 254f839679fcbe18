import { useLocation, useNavigate, type LinkProps } from 'react-router-dom';
import { visitOf, type NavState } from '../lib/nav-state.ts';
import { useMediaQuery } from './use-media-query.ts';

export const SETTINGS_SECTIONS = [
  'profile',
  'appearance',
  'units',
  'device',
  'security',
  'foods',
  'photos',
  'data',
  'delete',
] as const;
export type SettingsSectionName = (typeof SETTINGS_SECTIONS)[number];

const HASH = '#settings';

interface SettingsPlace {
  isOpen: boolean;
  /** There is room for the list beside the section. */
  isWide: boolean;
  section: SettingsSectionName | undefined;
  open: () => void;
  close: () => void;
  toList: () => void;
  linkTo: (section: SettingsSectionName) => LinkProps;
}

/**
 * Where one is in the settings, which lie over any page: '#settings' is their list, '#settings/photos' a section. The page
 * below stays what it is, with its form half filled in; on a phone the way back leads from a section to the list.
 */
export function useSettingsPlace(): SettingsPlace {
  const location = useLocation();
  const navigate = useNavigate();
  const isWide = useMediaQuery('(width >= 48rem)');
  const { pathname, search, hash } = location;
  const state = (location.state ?? {}) as NavState;
  // Unknown where the address was opened as it is: then nothing lies before it that closing could go back to.
  const steps = state.settingsSteps;

  const optionsOf = (nextSteps: number | undefined, replace: boolean) => ({
    replace,
    preventScrollReset: true,
    state: { ...state, visit: visitOf(location), settingsSteps: nextSteps } satisfies NavState,
  });
  const replaceBy = (nextHash: string, nextSteps: number | undefined) =>
    void navigate({ pathname, search, hash: nextHash }, optionsOf(nextSteps, true));

  return {
    isOpen: hash === HASH || hash.startsWith(`${HASH}/`),
    isWide,
    section: SETTINGS_SECTIONS.find((known) => hash === `${HASH}/${known}`),
    open: () => void navigate({ pathname, search, hash: HASH }, optionsOf(1, false)),
    close: () => {
      if (steps) void navigate(-steps);
      else replaceBy('', undefined);
    },
    toList: () => {
      if (steps && steps > 1) void navigate(-1);
      else replaceBy(HASH, steps);
    },
    linkTo: (section) => {
      const to = { pathname, search, hash: `${HASH}/${section}` };
      return { to, ...(isWide || !steps ? optionsOf(steps, true) : optionsOf(steps + 1, false)) };
    },
  };
}
