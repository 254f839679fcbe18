import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { inPseudo, PSEUDO } from '../../scripts/pseudo-language.mjs';

/** From now on this browser asks for pages in `language`. */
export async function speak(context: BrowserContext, language: string): Promise<void> {
  await context.addCookies([
    { name: 'larder_language', value: language, url: process.env.LARDER_ORIGIN ?? '' },
  ]);
}

/** From now on this page has letters of `size`, as a share of the usual. */
export async function setLetters(page: Page, size: `${number}%`): Promise<void> {
  await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
}

/** What a sentence of a catalogue of the client looks like on a page in this language, whatever stands in its places. */
export type Say = (area: string, key: string) => RegExp;

export function sentencesIn(language: string): Say {
  return (area, key) => {
    const folder = path.resolve(import.meta.dirname, '../../client/src/messages');
    const file = path.join(folder, language === PSEUDO ? 'de' : language, `${area}.json`);
    const read = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    const message = (language === PSEUDO ? inPseudo(read) : read)[key];
    if (message === undefined) throw new Error(`${area}.json has no ${key}`);
    const parts = message.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('.*')}$`);
  };
}

/** Addresses, names of others, units, and what Intl writes: dates, sizes, '1 h 30 min', '1 hour 30 minutes'. */
const NOT_OURS = new RegExp(
  [
    String.raw`\S+@\S+|https?:\S+|127\.0\.0\.1\S*|/blocked|Chrome on Linux`,
    String.raw`\b(Larder|YouTube|Instagram|TikTok|JSON|HTML|PNG|JPG|WebP|HEIC|Deutsch|English)\b`,
    String.raw`\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b|\d:\d\d\s[AP]M`,
    String.raw`\b(Sun|Mon|Tue|Tues|Wed|Wednes|Thu|Thurs|Fri|Sat|Satur)(day)?\b|\b(kcal|kJ|mg)\b`,
    String.raw`\d (hours?|min|minutes?|h|[kM]?B)\b`,
  ].join('|'),
  'g',
);

/** Texts and labels on the page that are in plain letters: written in the code, as the pseudo language has accents. */
export async function hardWired(place: Locator, data: readonly string[] = []): Promise<string[]> {
  const texts = await place.evaluate((root) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (node instanceof Text && !node.parentElement?.closest('script, style, noscript, [lang]:not(html)'))
        found.push(node.data);
      if (node instanceof Element)
        for (const name of [
          'aria-label',
          'aria-valuetext',
          'aria-roledescription',
          'title',
          'placeholder',
          'alt',
        ])
          found.push(node.getAttribute(name) ?? '');
    }
    return found;
  });
  const ours = texts.map((text) => data.reduce((rest, typed) => rest.replaceAll(typed, ''), text));
  return ours.map((text) => text.replace(NOT_OURS, '').trim()).filter((text) => /[A-Za-z]{2}/.test(text));
}

/** Buttons and links whose words do not fit into them, or that reach beyond the screen, and the page itself with what widens it. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    const isBeyond = (element: Element) => element.getBoundingClientRect().right > innerWidth + 1;
    const beyond = [...document.querySelectorAll('body *:not(svg *)')].filter(
      (element) => isBeyond(element) && !(element.parentElement && isBeyond(element.parentElement)),
    );
    const culprits = beyond.map(({ outerHTML }) => outerHTML.slice(0, 200));
    const found = scrollWidth > innerWidth ? [`the page: ${scrollWidth} px, by ${culprits.join(' | ')}`] : [];
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    for (const element of document.querySelectorAll<HTMLElement>(
      'button, a[href], [role=tab], [role=menuitem], label, select',
    )) {
      if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      const { left, right, width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1 || (element.role !== 'tab' && scrolls(element.parentElement))) continue;
      const isClipped =
        element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline';
      if (isClipped || left < -1 || right > innerWidth + 1)
        found.push(
          `${element.innerText || element.ariaLabel}: ${Math.round(left)} to ${Math.round(right)}, ${element.scrollWidth} in ${element.clientWidth}`,
        );
    }
    return found;
  });
}
