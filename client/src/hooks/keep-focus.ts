const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled)';

/**
 * A ref of an element in which the focus is not lost: when what has it goes away (a row that was answered, a button that
 * became another), it goes to the nearest thing in its place: the next row, the one before it, else the heading above.
 */
export function keepFocus(root: HTMLElement | null): (() => void) | undefined {
  if (!root) return undefined;
  let places: Place[] = [];
  const remember = ({ target }: FocusEvent) => (places = placesOf(target as Element, root));
  // A click on nothing is a wish to leave: focus is not brought back. Removed elements have left the page a moment later.
  const forget = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget || !document.hasFocus()) return;
    queueMicrotask(() => {
      if ((target as Element).isConnected) places = [];
    });
  };
  const observer = new MutationObserver(() => {
    const isLost = places[0]?.element.isConnected === false && document.activeElement === document.body;
    if (isLost) moveFocus(places);
  });
  root.addEventListener('focusin', remember);
  root.addEventListener('focusout', forget);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener('focusin', remember);
    root.removeEventListener('focusout', forget);
    observer.disconnect();
  };
}

/** An element and how many stand before it. */
interface Place {
  element: Element;
  index: number;
}

/** The element's own place, and those of all that hold it, up to the root. */
function placesOf(element: Element, root: Element): Place[] {
  const place = { element, index: [...(element.parentElement?.children ?? [])].indexOf(element) };
  return element === root ? [place] : [place, ...placesOf(element.parentElement ?? root, root)];
}

function moveFocus(places: readonly Place[]): void {
  const held = places.findIndex(({ element }) => element.isConnected);
  for (const [step, { element }] of places.slice(held).entries()) {
    const index = places[held + step - 1]?.index ?? 0;
    const next = element.querySelector<HTMLElement>('h1, h2, h3') ?? nearestTo(index, element);
    if (!next) continue;
    if (!next.matches(FOCUSABLE)) next.tabIndex = -1;
    next.focus();
    return;
  }
}

/** What can be focused in the child at the index or after it, else in those before it. */
function nearestTo(index: number, parent: Element): HTMLElement | undefined {
  const children = [...parent.children];
  return [...children.slice(index), ...children.slice(0, index).reverse()]
    .map((child) => (child.matches(FOCUSABLE) ? child : child.querySelector(FOCUSABLE)))
    .find((found): found is HTMLElement => found instanceof HTMLElement);
}
