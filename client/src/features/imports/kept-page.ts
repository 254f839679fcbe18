import { keptOnDevice } from '../../lib/kept.ts';

/** A page that somebody pasted and that no import has yet. */
export interface PastedPage {
  html: string;
  url: string;
}

const KEY = 'page';
const kept = keptOnDevice<PastedPage>({ kind: 'pasted', most: 1, forDays: 7, parse: pageIn });

export function readKeptPage(): PastedPage | undefined {
  return kept.read(KEY)?.value;
}

export function keepPage(page: PastedPage): void {
  kept.write(KEY, page);
}

export function forgetKeptPage(): void {
  kept.forget(KEY);
}

function pageIn(stored: unknown): PastedPage | undefined {
  if (typeof stored !== 'object' || stored === null || !('html' in stored) || !('url' in stored))
    return undefined;
  const { html, url } = stored;
  return typeof html === 'string' && typeof url === 'string' ? { html, url } : undefined;
}
