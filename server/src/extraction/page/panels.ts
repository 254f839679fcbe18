import { attribute, type PageDocument, type PageElement } from './document.ts';
import { inlineText } from './inline-text.ts';
import { cleanText } from './text.ts';

const MAX_LABELS = 300;
const MAX_LABEL_CHARS = 60;
/** What a control names the part by that it opens. */
const TARGETS = new Set(['data-bs-target', 'data-target', 'href']);

export interface Panels {
  /** What the tab or the head of an accordion says that opens an element. */
  labelOf(element: PageElement): string | undefined;
  /** Whether an element is the row of such tabs. */
  isTabs(element: PageElement): boolean;
}

/** The parts of a page that its reader opens with a tab or a button, and what those say. */
export function findPanels(page: PageDocument): Panels {
  const byId = new Map<string, PageElement>();
  for (const element of page.elements) {
    const id = attribute(element, 'id');
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
  }
  const labels = new Map<PageElement, string>();
  const add = (panel: PageElement | undefined, control: PageElement | undefined) => {
    if (panel === undefined || control === undefined || labels.size >= MAX_LABELS || labels.has(panel))
      return;
    if (!panel.isBlock || /^h[1-6]$/.test(panel.tagName) || !isControl(control)) return;
    const text = cleanText(inlineText([control], true).slice(0, MAX_LABEL_CHARS * 4));
    if (text.length <= MAX_LABEL_CHARS && /\p{L}{2}/u.test(text)) labels.set(panel, text);
  };
  for (const element of page.elements)
    for (const { name, value } of element.attrs) {
      if (name === 'aria-labelledby') add(element, byId.get(value));
      else if (name === 'aria-controls' || (value.startsWith('#') && TARGETS.has(name)))
        add(byId.get(value.replace(/^#/, '')), element);
    }
  return {
    labelOf: (element) => labels.get(element),
    isTabs: (element) => labels.size > 0 && attribute(element, 'role') === 'tablist',
  };
}

/** A link within the page is one only when it says so: others lead to a part that has a heading of its own. */
function isControl(element: PageElement): boolean {
  if (element.tagName === 'button' || element.tagName === 'summary') return true;
  return (
    /^(?:tab|button)$/.test(attribute(element, 'role') ?? '') ||
    attribute(element, 'data-toggle') !== undefined
  );
}
