import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRateLimits } from '../../adapters/rate-limits/rate-limits.ts';
import { DEVICE_COOKIE, SESSION_COOKIE } from '../../auth/cookies.ts';
import { ALICE, DAY, signIn, testAccounts, type Browser } from '../../testing/accounts.ts';
import { testBrowser } from '../../testing/harness.ts';
import { joinAs, linkIn } from '../../testing/sign-up-people.ts';
import { refusalOf } from '../../testing/refusals.ts';

const { clock, box, deps } = await testAccounts();
const guarded = { ...deps, rateLimits: createRateLimits(deps) };

const NOBODY = { ...ALICE, email: 'nobody@example.org' };
const BOB = { email: 'bob@example.org', password: 'parsley', displayName: 'Bob', username: 'bob' };
const RIGHT = expect.objectContaining({ username: 'alice' }) as unknown;
const WAIT = { appCode: 'RATE_LIMITED', message: 'Too many attempts. Try again in 1 seconds.' };

// The clock stands still, so waits end only when a test moves it.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

let address = 0;
/** A new browser with its own client address. */
const stranger = () => testBrowser(guarded, { ip: `198.51.100.${(address += 1)}` });
const guess = (email: string, browser: Browser = stranger()) =>
  refusalOf(signIn(browser, { email, password: 'guessed' }));

/** As if all the guesses had been made that pass at once, each from another address. */
async function guessTwentyTimes(email: string): Promise<void> {
  for (let i = 0; i < 20; i++) await guarded.rateLimits.countGuess(email);
}

describe('guesses at a password from many addresses', () => {
  it('must wait after twenty, equally for an address with an account, with a sign-up and with neither', async () => {
    await joinAs(deps, box, ALICE);
    await (await testBrowser(deps).call()).auth.signUp(BOB);
    for (const email of [ALICE.email, BOB.email, NOBODY.email]) {
      await deps.db.deleteFrom('rate_limits').execute();
      await guessTwentyTimes(email);
      expect(await guess(email)).toEqual(WAIT);
      expect(await refusalOf(signIn(stranger(), { ...ALICE, email }))).toEqual(WAIT);
      vi.setSystemTime(Date.now() + 1000);
      expect(await guess(email)).toMatchObject({ appCode: 'INVALID_CREDENTIALS' });
      expect(await guess(email)).toMatchObject({ message: 'Too many attempts. Try again in 2 seconds.' });
    }
  });

  it('are limited to twenty when they come at once, too', async () => {
    await joinAs(deps, box, ALICE);
    const answers = await Promise.all(Array.from({ length: 50 }, () => guess(ALICE.email)));
    expect(answers.filter(({ appCode }) => appCode === 'INVALID_CREDENTIALS')).toHaveLength(20);
  });

  it('cannot find the password of a pending sign-up either', async () => {
    await (await testBrowser(deps).call()).auth.signUp(BOB);
    await guessTwentyTimes(BOB.email);
    expect(await refusalOf(signIn(stranger(), BOB))).toEqual(WAIT);
  });

  it('do not slow down a device that was signed in within 90 days, but do so afterwards', async () => {
    const own = await joinAs(guarded, box, ALICE, testBrowser(guarded, { ip: '203.0.113.1' }));
    await guessTwentyTimes(ALICE.email);
    clock.time += 89 * DAY;
    expect(await signIn(own, ALICE)).toEqual(RIGHT);
    clock.time += 90 * DAY;
    expect(await refusalOf(signIn(own, ALICE))).toEqual(WAIT);
  });

  it('are slowed down on another person’s device, which the account has never seen', async () => {
    await joinAs(deps, box, ALICE);
    const bobs = await joinAs(deps, box, BOB);
    await guessTwentyTimes(ALICE.email);
    const thief = stranger();
    thief.jar.set(DEVICE_COOKIE, bobs.jar.get(DEVICE_COOKIE) ?? '');
    expect(await refusalOf(signIn(thief, ALICE))).toEqual(WAIT);
  });

  it('do not include right passwords on new devices', async () => {
    await joinAs(deps, box, ALICE);
    for (let i = 0; i < 19; i++) await guarded.rateLimits.countGuess(ALICE.email);
    for (let i = 0; i < 4; i++) expect(await signIn(stranger(), ALICE)).toEqual(RIGHT);
    await (await testBrowser(deps).call()).auth.signUp(BOB);
    for (let i = 0; i < 19; i++) await guarded.rateLimits.countGuess(BOB.email);
    for (let i = 0; i < 4; i++)
      expect(await refusalOf(signIn(stranger(), BOB))).toMatchObject({ appCode: 'EMAIL_NOT_CONFIRMED' });
  });

  it('do not lock out the owner who resets the password through the mailbox, even on a new device', async () => {
    await joinAs(deps, box, ALICE);
    await guessTwentyTimes(ALICE.email);
    const browser = stranger();
    await (await browser.call()).auth.requestPasswordReset({ email: ALICE.email });
    const link = linkIn((await box.deliver(deps, ALICE.email)).mail.text);
    await (await browser.call()).auth.resetPassword({ ...link, newPassword: 'smoked paprika' });
    expect(await signIn(browser, { ...ALICE, password: 'smoked paprika' })).toEqual(RIGHT);
  });
});

describe('a stolen session', () => {
  const ways = (browser: Browser): (() => Promise<unknown>)[] => [
    async () => (await browser.call()).auth.verifyPassword({ password: 'guessed' }),
    async () => (await browser.call()).auth.deleteAccount({ password: 'guessed', email: ALICE.email }),
    async () =>
      (await browser.call()).auth.changePassword({
        currentPassword: 'guessed',
        newPassword: 'an attacker’s',
      }),
  ];

  it('waits like any unknown device in every call that takes the password', async () => {
    const own = await joinAs(deps, box, ALICE);
    await guessTwentyTimes(ALICE.email);
    const thief = stranger();
    thief.jar.set(SESSION_COOKIE, own.jar.get(SESSION_COOKIE) ?? '');
    for (const ask of ways(thief)) expect(await refusalOf(ask())).toEqual(WAIT);
    const owner = testBrowser(guarded, { ip: '203.0.113.1' });
    for (const [name, value] of own.jar) owner.jar.set(name, value);
    await (await owner.call()).auth.verifyPassword({ password: ALICE.password });
  });

  it('with the cookie of its device gets ten guesses, from any number of addresses', async () => {
    const own = await joinAs(deps, box, ALICE);
    const guesses = Array.from({ length: 12 }, (_, i) => {
      const thief = stranger();
      for (const [name, value] of own.jar) thief.jar.set(name, value);
      return refusalOf(ways(thief)[i % 3]!());
    });
    const answers = await Promise.all(guesses);
    expect(answers.filter(({ appCode }) => appCode === 'INVALID_CREDENTIALS')).toHaveLength(10);
    expect(answers.filter(({ appCode }) => appCode === 'RATE_LIMITED')).toHaveLength(2);
  });
});
