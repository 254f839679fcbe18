import { ASK_EVERY_SECONDS } from '@larder/shared/live';
import { makeAccount } from './support/accounts.ts';
import { call, expect, idOf, newPerson, test } from './support/people.ts';

test('of four tabs three hear at once, and the oldest asks every half a minute', async ({
  page,
  browser,
}) => {
  const alice = newPerson('alice');
  await page.clock.install();
  await makeAccount(page, alice);
  const isLive = (message: { url: () => string }) => message.url().includes('live.changes');
  const firstOpened = page.waitForResponse(isLive);
  await page.goto('/');
  await firstOpened;
  // Whichever side is quicker to end it.
  const givenWay = Promise.race([
    page.waitForEvent('requestfinished', isLive),
    page.waitForEvent('requestfailed', isLive),
  ]);
  const tabs = [];
  for (let n = 0; n < 3; n += 1) {
    const tab = await page.context().newPage();
    const opened = tab.waitForResponse(isLive);
    await tab.goto('/');
    await opened;
    tabs.push(tab);
  }
  await givenWay;

  const other = await browser.newContext({ baseURL: process.env.LARDER_ORIGIN });
  const theirs = await other.newPage();
  await makeAccount(theirs, newPerson('bob'));
  await call(theirs, 'follows.follow', { userId: await idOf(page) });
  for (const tab of tabs) await expect(tab.getByText('pending requests').first()).toBeAttached();
  await expect(page.getByText('pending requests')).toHaveCount(0);
  const asked = page.waitForResponse((response) => response.url().includes('follows.receivedRequests'));
  await page.clock.fastForward(ASK_EVERY_SECONDS * 1_000);
  await asked;
  await expect(page.getByText('pending requests').first()).toBeAttached();
  await other.close();
});
