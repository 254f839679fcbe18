import { MAY_BE_SIGNED_IN } from '@larder/shared/served-page';
import { readAuthQuery, recipeToSave, HYDRATED } from './lib/served-page.ts';
import { stateOfHistory } from './lib/history-state.ts';
import { reloadOnce } from './app/reload-after-deploy.ts';
import { applyTheme, storedTheme } from './lib/theme.ts';

// The only script of a page that is served ready to read: a plain one, run before anything is painted. The page's own
// scripts are fetched at the first sign of interest, a scroll or a pointer that moves, so that reading costs a cheap phone
// nothing; what is pressed before they have taken over is kept, and pressed again when they have.

const SIGNS_OF_INTEREST = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
  'click',
];

const { page = '', parts = '' } = document.currentScript?.dataset ?? {};
const pressed: HTMLButtonElement[] = [];
let isLoading = false;

applyTheme(storedTheme());
document.addEventListener('click', keepPress, { capture: true });
document.addEventListener(HYDRATED, () => void pressAgain(), { once: true });
if (isWantedAtOnce()) loadPage();
else waitForInterest();

function isWantedAtOnce(): boolean {
  const knownToServer = document.querySelector(`meta[name="${MAY_BE_SIGNED_IN}"]`);
  return Boolean(knownToServer ?? stateOfHistory() ?? readAuthQuery() ?? recipeToSave());
}

function waitForInterest(): void {
  for (const sign of SIGNS_OF_INTEREST)
    document.addEventListener(sign, (event) => isMeant(event) && loadPage(), {
      capture: true,
      passive: true,
    });
  // A picture that cannot be shown is replaced by the page.
  document.addEventListener('error', loadPage, { capture: true });
}

/** Browsers also send a move where the page was laid out anew beneath a pointer that rests. */
function isMeant(event: Event): boolean {
  if (!(event instanceof PointerEvent) || event.type !== 'pointermove') return true;
  return event.movementX !== 0 || event.movementY !== 0;
}

/** What the page is made of is fetched all at once. */
function fetchPage(): void {
  for (const href of parts.split(' '))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

function loadPage(): void {
  if (isLoading) return;
  isLoading = true;
  fetchPage();
  // The page takes over what was served, all of it.
  if (document.readyState !== 'loading') runPage();
  else document.addEventListener('DOMContentLoaded', runPage);
}

function runPage(): void {
  import(page).catch(doWithout);
}

/** The next sign tries again. A button of a form needs no script: it asks the server for the page with its dialog open. */
function doWithout(): void {
  isLoading = false;
  const sender = pressed.find((button) => button.form);
  if (!sender) return reloadOnce();
  letGo();
  sender.click();
}

function keepPress(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed.push(button);
  loadPage();
}

/** In turn, each after the page has answered the one before. */
async function pressAgain(): Promise<void> {
  for (const button of letGo()) {
    sameButtonNow(button).click();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Where the page was made anew, what was pressed is gone: the button that asks for the same stands in for it. */
function sameButtonNow(button: HTMLButtonElement): HTMLButtonElement {
  if (button.isConnected) return button;
  const sender = `button[name="${button.name}"][value="${button.value}"]`;
  return document.querySelector<HTMLButtonElement>(sender) ?? button;
}

function letGo(): HTMLButtonElement[] {
  document.removeEventListener('click', keepPress, { capture: true });
  return pressed.splice(0);
}
