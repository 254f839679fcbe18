import { paths } from '@larder/shared/paths';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStoredChoice } from '../hooks/use-stored-choice.ts';

/** How long 'g' waits for where to go. */
const SECOND_KEY_MS = 1_200;
const GO_TO: Record<string, string> = { h: paths.home(), c: paths.collections() };

/** Keys that work on every screen, unless someone is typing, something is open over it, or they were switched off. */
export function useShortcuts(onHelp: () => void) {
  const [choice, setChoice] = useStoredChoice('larder.shortcuts', ['on', 'off'], 'on');
  const navigate = useNavigate();
  const isOn = choice === 'on';

  useEffect(() => {
    if (!isOn) return;
    let wentAt = -Infinity;
    const run = (key: string, at: number): boolean => {
      const place = at - wentAt < SECOND_KEY_MS ? GO_TO[key] : undefined;
      wentAt = key === 'g' ? at : -Infinity;
      if (place !== undefined) void navigate(place);
      else if (key === 'n') void navigate(paths.addRecipe());
      else if (key === '?') onHelp();
      else if (key === '/') return focusSearch();
      else return false;
      return true;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (isForSomethingElse(event)) return;
      if (run(event.key, event.timeStamp)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, navigate, onHelp]);

  return { isOn, onSwitch: (on: boolean) => setChoice(on ? 'on' : 'off') };
}

const TYPING = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';
const OPEN = '[role=dialog], [role=alertdialog], [role=menu]';

function isForSomethingElse(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return true;
  const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
  return isTyping || document.querySelector(OPEN) !== null;
}

/** The first search on the screen: the page's own comes after the header's, which small screens show on the home page alone. */
/** Puts the focus into the search that is on screen, if there is one. */
export function focusSearch(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('input[type=search]');
  const field = [...fields].find((candidate) => candidate.checkVisibility());
  field?.focus();
  field?.select();
  return field !== undefined;
}
