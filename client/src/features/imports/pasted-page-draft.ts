import { deviceStorage } from '../../lib/device-storage.ts';

/** A page that someone pasted and that no import has yet. */
export interface PastedPage {
  html: string;
  url: string;
}

const KEY = 'page';
const drafts = deviceStorage<PastedPage>({ kind: 'pasted', most: 1, forDays: 7, parse: pageIn });

export function readPastedPage(): PastedPage | undefined {
  return drafts.read(KEY)?.value;
}

export function writePastedPage(page: PastedPage): void {
  drafts.write(KEY, page);
}

export function forgetPastedPage(): void {
  drafts.forget(KEY);
}

function pageIn(stored: unknown): PastedPage | undefined {
  if (typeof stored !== 'object' || stored === null || !('html' in stored) || !('url' in stored))
    return undefined;
  const { html, url } = stored;
  return typeof html === 'string' && typeof url === 'string' ? { html, url } : undefined;
}
