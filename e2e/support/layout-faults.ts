import type { Page } from '@playwright/test';

/** How far down a screen its first content begins at most, in pixels: on phones, and from 768 px on. */
interface FirstContent {
  selector: string;
  phone: number;
  wide: number;
}

const ROWS = 'main article, main .card';
/** What was measured, with a little room. */
const FIRST_CONTENT: readonly [path: RegExp, FirstContent][] = [
  // Below what is for tonight, which is nothing where nothing is planned.
  [/^\/$|^\/\?/, { selector: 'main article', phone: 335, wide: 445 }],
  [/^\/favorites/, { selector: 'main article, main .btn', phone: 455, wide: 495 }],
  // Without a picture.
  [/^\/recipe\/:recipe$/, { selector: '#ingredients', phone: 340, wide: 370 }],
  [/^\/collections$/, { selector: ROWS, phone: 215, wide: 290 }],
  [/^\/collection\//, { selector: 'main article', phone: 355, wide: 390 }],
  [/^\/shopping/, { selector: 'main li, main form', phone: 225, wide: 220 }],
  [/^\/plan/, { selector: 'main section, main li', phone: 225, wide: 220 }],
  [/^\/imports/, { selector: 'main li', phone: 260, wide: 245 }],
  [
    /^\/(recipe\/add|import|move-in)/,
    { selector: 'main :is(input, textarea, button.btn)', phone: 340, wide: 400 },
  ],
];

/** What of a screen is too low, too small to be touched, or one bar or primary action too many. */
export async function layoutFaults(page: Page, path: string): Promise<string[]> {
  const first = FIRST_CONTENT.find(([pattern]) => pattern.test(path))?.[1];
  const { width } = page.viewportSize()!;
  const most = first && (width < 768 ? first.phone : first.wide);
  await page.evaluate(defineHelpers);
  const found = [
    ...(first && most ? await page.evaluate(tooLow, { selector: first.selector, most }) : []),
    ...(await page.evaluate(tooSmall)),
    ...(await page.evaluate(tooMany)),
  ];
  return [...new Set(found)];
}

declare global {
  interface Window {
    isSeen: (element: Element) => boolean;
    nameOf: (element: Element) => string;
    /** What lies over all else, or the page. */
    topmost: () => Element;
  }
}

/** In the page, for the others. */
function defineHelpers(): void {
  window.isSeen = (element) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !element.closest('[inert]');
  window.nameOf = (element) =>
    (element.ariaLabel ?? (element as HTMLElement).innerText ?? '').trim().slice(0, 40) ||
    element.outerHTML.slice(0, 90);
  window.topmost = () =>
    [...document.querySelectorAll('[role=dialog], [role=menu], [role=alertdialog]')]
      .filter(window.isSeen)
      .at(-1) ?? document.body;
}

/** In the page. */
function tooLow({ selector, most }: { selector: string; most: number }): string[] {
  if (window.topmost() !== document.body) return [];
  const tops = [...document.querySelectorAll(selector)]
    .filter(window.isSeen)
    .map((element) => element.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .map(({ top }) => Math.round(top + scrollY));
  const top = Math.min(...tops);
  return tops.length > 0 && top > most ? [`first content at ${top} px, wanted ${most}`] : [];
}

/** In the page: what is smaller than a finger, and so is all around it that takes the tap. */
function tooSmall(): string[] {
  const controls =
    'button, a[href], select, summary, input:not([type=hidden]), textarea, [role=tab], [role=menuitem], [role=checkbox]';
  const SHIFTS = [
    [0, 0],
    [0, 21],
    [0, -21],
    [21, 0],
    [-21, 0],
  ] as const;
  const isInText = (control: Element) =>
    control.closest('p, dd, .prose') !== null ||
    (control.matches('a:not(.btn), summary') && getComputedStyle(control).display.startsWith('inline'));
  return [...window.topmost().querySelectorAll(controls)].flatMap((control) => {
    if (!window.isSeen(control) || control.closest('[aria-hidden=true]') || isInText(control)) return [];
    const label = control.closest('label');
    const { left, top, width, height } = (label ?? control).getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isOff = x < 22 || y < 22 || x > innerWidth - 22 || y > innerHeight - 22;
    if (width <= 1 || height <= 1 || (width >= 43.5 && height >= 43.5) || isOff) return [];
    const takes = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && (control.contains(hit) || (label?.contains(hit) ?? false));
    };
    // The square for a finger may lie beside the middle of the words, as where a link covers a card.
    const isLargeEnough = SHIFTS.some(
      ([across, down]) =>
        takes(across - 21, down) &&
        takes(across + 21, down) &&
        takes(across, down - 21) &&
        takes(across, down + 21),
    );
    if (!takes(0, 0) || isLargeEnough) return [];
    return [`${Math.round(width)} x ${Math.round(height)} px to touch: ${window.nameOf(control)}`];
  });
}

/** In the page: bars at the foot, and primary actions beside the one of the header. */
function tooMany(): string[] {
  const bars = [...document.querySelectorAll('body *')].filter((element) => {
    if (!['fixed', 'sticky'].includes(getComputedStyle(element).position)) return false;
    const { width, height, bottom } = element.getBoundingClientRect();
    const isAtFoot = bottom > innerHeight - 170 && bottom <= innerHeight + 2;
    return (
      isAtFoot &&
      width > innerWidth * 0.6 &&
      height > 20 &&
      height < innerHeight / 3 &&
      window.isSeen(element)
    );
  });
  const outer = bars.filter((bar) => !bars.some((other) => other !== bar && other.contains(bar)));
  const primary = [...window.topmost().querySelectorAll('.btn-primary')].filter(
    (button) => window.isSeen(button) && !button.closest('header'),
  );
  const named = (elements: readonly Element[]) => elements.map(window.nameOf).join(' | ');
  return [
    ...(outer.length > 2 ? [`${outer.length} bars at the foot: ${named(outer)}`] : []),
    ...(primary.length > 1 ? [`${primary.length} primary actions: ${named(primary)}`] : []),
  ];
}
