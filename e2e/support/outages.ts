import { expect, type Page } from '@playwright/test';
import { NIGHTLY } from '../../server/src/testing/nightly.ts';
import { proceduresOf } from './answers.ts';

/** How the answer of the server is lost: the browser is offline, nothing comes back, or a proxy answers in its place. */
export type Outage = 'offline' | 'gone' | 'proxy';

/** Loses every answer to this procedure, or every answer at all, until the function it gives is called. */
export async function cutOff(page: Page, procedure: string, outage: Outage): Promise<() => Promise<void>> {
  if (outage === 'offline') {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  }
  const isAsked = (url: URL) => proceduresOf(url).includes(procedure) || url.pathname === `/api/${procedure}`;
  await page.route(isAsked, (route) =>
    outage === 'gone'
      ? route.abort('connectionfailed')
      : route.fulfill({ status: 502, contentType: 'text/html', body: BAD_GATEWAY }),
  );
  return () => page.unroute(isAsked);
}

const BAD_GATEWAY = '<!doctype html><title>502</title><h1>502 Bad Gateway</h1>';

const UNAVAILABLE = 'The service is not available right now. Please try again in a moment.';
export const REASONS: Record<Outage, string> = {
  offline: 'You are offline. This needs a connection.',
  gone: UNAVAILABLE,
  proxy: UNAVAILABLE,
};

interface Action {
  /** Of the call whose answer is lost; an upload is called by its path. */
  call: string;
  /** The documented sentence. */
  says: string;
  /** Where a screen has a sentence of its own for a network that is gone. */
  saysOffline?: string;
  act: () => Promise<unknown>;
}

/** The sentence with the reason below it: in a notice, on an error screen, at a field or in a toast. */
export async function expectFailure(page: Page, sentence: string, reason: string): Promise<void> {
  const shown = page.locator('[role=alert], li').filter({ hasText: sentence }).filter({ hasText: reason });
  await expect(shown.first(), `${sentence} ${reason}`).toBeVisible();
}

/**
 * A proxy answers in place of the server; at night, and where the screen has a sentence of its own for it, the browser is then
 * offline, too.
 */
export async function tryAction(
  page: Page,
  { call: procedure, says, saysOffline = says, act }: Action,
): Promise<void> {
  const isOfflineToo = NIGHTLY || says !== saysOffline;
  for (const outage of isOfflineToo ? (['proxy', 'offline'] as const) : (['proxy'] as const)) {
    const mend = await cutOff(page, procedure, outage);
    await act();
    await expectFailure(page, outage === 'offline' ? saysOffline : says, REASONS[outage]);
    await mend();
  }
}

/** Pages whose first call fails. No page opens offline, so only this one call loses its network, or meets a proxy. */
export async function tryPages(
  page: Page,
  pages: readonly (readonly [string, string, string])[],
): Promise<void> {
  for (const [index, [path, procedure, sentence]] of pages.entries()) {
    const outage = index % 2 === 0 ? 'gone' : 'proxy';
    const mend = await cutOff(page, procedure, outage);
    await page.goto(path);
    await expectFailure(page, sentence, REASONS[outage]);
    await mend();
  }
}

export const press = (page: Page, name: string) => () =>
  page.getByRole('button', { name, exact: true }).first().click();
