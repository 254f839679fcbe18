import type { Page } from '@playwright/test';
import { NIGHTLY } from '../../server/src/testing/nightly.ts';

/** The widths of small, usual and large phones. */
export const PHONES = [360, 390, 430] as const;

/** What `textFaults` finds on phones, by day on small ones, at night of each width; the page is left as wide as it was. */
export async function faultsOnPhones(page: Page, typed: readonly string[]): Promise<string[]> {
  const before = page.viewportSize()!;
  const found: string[] = [];
  for (const width of NIGHTLY ? PHONES : [PHONES[0]]) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    found.push(...(await textFaults(page, typed)).map((fault) => `${width} px: ${fault}`));
  }
  await page.setViewportSize(before);
  return found;
}

/**
 * Texts of ours that are cut off or reach out of their button, and any two texts that are printed over each other. What people
 * typed may end in an ellipsis: it has no Latin letters, or stands in `typed`.
 */
export async function textFaults(page: Page, typed: readonly string[]): Promise<string[]> {
  const isOurs = (text: string) =>
    /\p{Script=Latin}{2}/u.test(typed.reduce((rest, name) => rest.replaceAll(name, ''), text));
  await page.evaluate(defineSeenOf);
  const pieces = await page.evaluate(readPieces);
  const fields = await page.evaluate(readFields);
  const faults = [
    ...pieces.filter(({ isCut, text }) => isCut && isOurs(text)).map(({ text }) => `cut off: ${text}`),
    ...pieces
      .filter(({ isOutside, text }) => isOutside && isOurs(text))
      .map(({ text }) => `reaches out of its control: ${text}`),
    ...fields
      .filter(({ text, width, room }) => width > room + 1 && isOurs(text))
      .map(({ text }) => `cut off in its field: ${text}`),
    ...overlaps(pieces),
  ];
  return [...new Set(faults)];
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Piece {
  text: string;
  /** Of its text node, and of what lies over or under other things as one. */
  node: number;
  layer: number;
  /** What is seen of a line of it. */
  box: Box;
  isCut: boolean;
  /** Beyond the button or link it stands in. */
  isOutside: boolean;
}

function overlaps(pieces: readonly Piece[]): string[] {
  // The box of a line is higher than its letters.
  const height = ({ box }: Piece) => (box.bottom - box.top) / 5;
  return pieces.flatMap((one, place) =>
    pieces.slice(place + 1).flatMap((other) => {
      if (one.node === other.node || one.layer !== other.layer) return [];
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down =
        Math.min(one.box.bottom - height(one), other.box.bottom - height(other)) -
        Math.max(one.box.top + height(one), other.box.top + height(other));
      return across > 1.5 && down > 1.5 ? [`printed over each other: ${one.text} | ${other.text}`] : [];
    }),
  );
}

declare global {
  interface Window {
    /** What is seen of a box, and whether something hides a part of it; undefined where nothing is seen. */
    seenOf: (box: Box, inside: Element) => { box: Box; isCut: boolean } | undefined;
  }
}

/** In the page, for `readPieces`. */
function defineSeenOf(): void {
  const isHiding = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  window.seenOf = (box, inside) => {
    let seen = box;
    let isCut = false;
    for (let element: Element | null = inside; element && element !== document.body;) {
      const { overflowX, overflowY, display, position } = getComputedStyle(element);
      const around = element.getBoundingClientRect();
      if (display !== 'inline' && overflowX !== 'visible') {
        // Only read out.
        if (around.width <= 1) return undefined;
        const slack = (box.bottom - box.top) / 4;
        if (isHiding(overflowX) && (box.right > around.right + 1.5 || box.left < around.left - 1.5))
          isCut = true;
        if (isHiding(overflowY) && (box.bottom > around.bottom + slack || box.top < around.top - slack))
          isCut = true;
        seen = {
          left: Math.max(seen.left, around.left),
          right: Math.min(seen.right, around.right),
          top: Math.max(seen.top, around.top),
          bottom: Math.min(seen.bottom, around.bottom),
        };
      }
      if (position === 'fixed') break;
      element = element.parentElement;
    }
    return seen.right - seen.left > 1 && seen.bottom - seen.top > 1 ? { box: seen, isCut } : undefined;
  };
}

/** In the page: the lines of all texts that are seen. */
function readPieces(): Piece[] {
  const pieces: Piece[] = [];
  const layers: Element[] = [];
  const layerOf = (element: Element): Element => {
    const isAbove = ['fixed', 'sticky', 'absolute'].includes(getComputedStyle(element).position);
    return isAbove || element.parentElement === null ? element : layerOf(element.parentElement);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = 0; walker.nextNode(); node += 1) {
    const { currentNode } = walker;
    const parent = currentNode.parentElement;
    const text = currentNode.nodeValue?.trim() ?? '';
    if (!parent || text === '' || parent.closest('script, style, noscript, select')) continue;
    if (!parent.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    const control = parent.closest('button, a[href], [role=tab], [role=menuitem], label, summary');
    const isBox = control && getComputedStyle(control).display !== 'inline';
    const around = isBox ? control.getBoundingClientRect() : undefined;
    const range = document.createRange();
    range.selectNodeContents(currentNode);
    for (const box of range.getClientRects()) {
      const seen = box.width > 1 ? window.seenOf(box, parent) : undefined;
      if (!seen) continue;
      const layer = layerOf(parent);
      if (!layers.includes(layer)) layers.push(layer);
      const isOutside =
        around !== undefined &&
        around.width > 1 &&
        (box.right > around.right + 1 || box.left < around.left - 1 || box.bottom > around.bottom + 2);
      pieces.push({ text, node, layer: layers.indexOf(layer), ...seen, isOutside });
    }
  }
  return pieces;
}

/** In the page: what fields show that were not typed into, how wide that is, and how much room there is for it. */
function readFields(): { text: string; width: number; room: number }[] {
  const pen = document.createElement('canvas').getContext('2d')!;
  const textOf = (field: HTMLInputElement | HTMLSelectElement) => {
    if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.label ?? '';
    return field.value === '' ? field.placeholder : '';
  };
  return [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].flatMap(
    (field) => {
      const text = textOf(field);
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (text === '' || room <= 0 || !field.checkVisibility({ checkVisibilityCSS: true })) return [];
      pen.font = font;
      return [{ text, width: pen.measureText(text).width, room }];
    },
  );
}
