import { readStored } from './lib/browser-storage.ts';
import { applyTheme, storedTheme } from './lib/theme.ts';

// The script of home as it is served to who is signed in: a plain one, run before anything is painted. What is served is what a
// device shows on which nothing was chosen; on another it is not shown. The page's own scripts are asked for once it is painted.

const { page = '', parts = '' } = document.currentScript?.dataset ?? {};
const CHOICES = { 'larder.view-mode': 'list', 'larder.recipe-sort': 'newest', 'larder.sidebar': 'wide' };

applyTheme(storedTheme());
const isAsServed = Object.entries(CHOICES).every(
  ([key, served]) => (readStored('local', key) ?? served) === served,
);
if (!isAsServed) document.documentElement.dataset.served = 'otherwise';
document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(loadPage)));

function loadPage(): void {
  for (const href of parts.split(' '))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  void import(page);
}
