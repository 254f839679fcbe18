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
document.addEventListener('DOMContentLoaded', () =>
  requestAnimationFrame(() => setTimeout(() => void loadPage())),
);

/** Each part runs in a task of its own, what it needs before it: together they kept a slow phone from answering. */
async function loadPage(): Promise<void> {
  const hrefs = parts.split(' ');
  for (const href of hrefs)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  for (const href of [...hrefs, page]) {
    await import(href);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
