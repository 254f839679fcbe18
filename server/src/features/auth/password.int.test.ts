import { AUTH_MESSAGES } from '@larder/shared/auth/schema';
import { MESSAGES } from '@larder/shared/errors';
import { describe, expect, it } from 'vitest';
import { createRateLimits } from '../../adapters/rate-limits/rate-limits.ts';
import { SESSION_COOKIE } from '../../auth/cookies.ts';
import { ALICE, MINUTE, signIn, testAccounts, whoIs, type Browser } from '../../testing/accounts.ts';
import { testBrowser } from '../../testing/harness.ts';
import { joinAs, linkIn } from '../../testing/sign-up-people.ts';
import { refusalOf } from '../../testing/refusals.ts';

const { clock, box, deps } = await testAccounts();
const limited = { ...deps, rateLimits: createRateLimits(deps) };

const NEW = 'smoked paprika';

const LINK_INVALID = { appCode: 'RESET_LINK_INVALID', message: AUTH_MESSAGES.resetLinkInvalid };
const CURRENT_WRONG = { appCode: 'INVALID_CREDENTIALS', message: AUTH_MESSAGES.currentPasswordWrong };

const join = (browser?: Browser) => joinAs(deps, box, ALICE, browser);
const signInWith = (browser: Browser, password: string) => signIn(browser, { ...ALICE, password });
const forgot = async (email: string = ALICE.email, browser = testBrowser(deps)) =>
  (await browser.call()).auth.requestPasswordReset({ email });
const reset = async (link: ReturnType<typeof linkIn>, newPassword = NEW, browser = testBrowser(deps)) =>
  (await browser.call()).auth.resetPassword({ ...link, newPassword });
const change = async (browser: Browser, currentPassword: string, newPassword: string) =>
  (await browser.call()).auth.changePassword({ currentPassword, newPassword });

/** Asks for a link and reads it in the mail. */
async function mailedLink() {
  await forgot();
  const { mail } = await box.deliver(deps, ALICE.email);
  return linkIn(mail.text);
}

describe('a forgotten password', () => {
  it('is replaced through a mailed link, which ends every session and notifies the owner', async () => {
    const browsers = [await join(), testBrowser(deps)];
    await signIn(browsers[1]!, ALICE);
    expect(await forgot(' Alice@Example.org ')).toEqual({ email: ALICE.email, resendAfterSeconds: 60 });
    const { mail } = await box.deliver(deps, ALICE.email);
    expect(mail.subject).toBe('Reset your Larder password');
    const link = linkIn(mail.text);
    expect(mail.text).toContain(
      `${deps.config.publicOrigin}/reset-password?access_token=${link.accessToken}&refresh_token=${link.refreshToken}\n`,
    );
    expect(mail.html).toContain(link.refreshToken);

    await reset(link);
    for (const browser of browsers) expect(await whoIs(browser)).toBeNull();
    expect((await box.deliver(deps, ALICE.email)).mail.subject).toBe('Your Larder password was changed');
    expect(await refusalOf(signIn(browsers[0]!, ALICE))).toMatchObject({
      appCode: 'INVALID_CREDENTIALS',
    });
    expect(await signInWith(browsers[0]!, NEW)).toMatchObject({ username: 'alice' });
  });

  it('stores only hashes of the two halves of its link, and the job names only the account', async () => {
    await join();
    await forgot();
    const { id } = await deps.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    expect(box.waiting).toEqual([{ kind: 'reset-password', userId: id }]);
    const link = linkIn((await box.deliver(deps, ALICE.email)).mail.text);
    expect(link.accessToken).toMatch(/^[\w-]{43}$/);
    expect(link.refreshToken).toMatch(/^[\w-]{43}$/);
    expect(link.accessToken).not.toBe(link.refreshToken);
    const stored = JSON.stringify(await deps.db.selectFrom('password_reset_tokens').selectAll().execute());
    for (const half of Object.values(link)) expect(stored).not.toContain(half);
  });

  it('has a link that works once, even when it is used twice at the same moment', async () => {
    await join();
    const link = await mailedLink();
    const uses = await Promise.allSettled(Array.from({ length: 6 }, (_, i) => reset(link, `${NEW} ${i}`)));
    const winner = uses.findIndex(({ status }) => status === 'fulfilled');
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const lost = uses.filter((use) => use.status === 'rejected');
    expect(lost.map(({ reason }) => (reason as Error).message)).toEqual(
      Array(5).fill(AUTH_MESSAGES.resetLinkInvalid),
    );
    expect(await signInWith(testBrowser(deps), `${NEW} ${winner}`)).toMatchObject({ username: 'alice' });
    expect(await refusalOf(reset(link))).toEqual(LINK_INVALID);
  });

  it('has a link that is void after the next one, and after an hour', async () => {
    await join();
    const older = await mailedLink();
    const newer = await mailedLink();
    expect(await refusalOf(reset(older))).toEqual(LINK_INVALID);
    clock.time += 60 * MINUTE - 1;
    const mixed = { accessToken: newer.accessToken, refreshToken: older.refreshToken };
    expect(await refusalOf(reset(mixed))).toEqual(LINK_INVALID);
    clock.time += 1;
    expect(await refusalOf(reset(newer))).toEqual(LINK_INVALID);
    const last = await mailedLink();
    clock.time += 60 * MINUTE - 1;
    await reset(last);
  });

  it('is not replaced with made-up, incomplete or swapped links, nor with a password that is too short', async () => {
    await join();
    const { accessToken, refreshToken } = await mailedLink();
    const made = 'A'.repeat(43);
    for (const link of [
      { accessToken: made, refreshToken: made },
      { accessToken, refreshToken: made },
      { accessToken: made, refreshToken },
      { accessToken: refreshToken, refreshToken: accessToken },
    ])
      expect(await refusalOf(reset(link))).toEqual(LINK_INVALID);
    for (const broken of ['', accessToken.slice(1), `${accessToken}=`, `${accessToken}\u0000`])
      expect(await refusalOf(reset({ accessToken: broken, refreshToken }))).toEqual({
        appCode: 'INVALID_INPUT',
        message: AUTH_MESSAGES.resetLinkInvalid,
      });
    expect(await refusalOf(reset({ accessToken, refreshToken }, 'short'))).toEqual({
      appCode: 'INVALID_INPUT',
      message: AUTH_MESSAGES.passwordTooShort,
    });
    await reset({ accessToken, refreshToken });
  });

  it('sends no mail for an unknown address, and does not reveal that', async () => {
    expect(await forgot('nobody@example.org')).toEqual({
      email: 'nobody@example.org',
      resendAfterSeconds: 60,
    });
    expect(box.waiting).toMatchObject([{ kind: 'reset-password' }]);
    await expect(box.deliver(deps, 'nobody@example.org')).rejects.toThrow('No mail');
    expect(box.mails).toEqual([]);
  });

  it('needs an address without line breaks', async () => {
    expect((await refusalOf(forgot('  '))).message).toBe(AUTH_MESSAGES.emailRequired);
    for (const email of ['alice', 'alice@example.org\r\nBcc: bob@example.org', 'a\u0000@example.org'])
      expect((await refusalOf(forgot(email))).message).toBe(AUTH_MESSAGES.emailInvalid);
    expect(box.waiting).toEqual([]);
  });

  it('answers UNAVAILABLE when the queue cannot take the mail', async () => {
    const broken = { ...deps, jobs: { ...deps.jobs, enqueue: () => Promise.reject(new Error('no queue')) } };
    const refusal = await refusalOf(forgot(ALICE.email, testBrowser(broken)));
    expect(refusal).toEqual({ appCode: 'MAIL_UNAVAILABLE', message: MESSAGES.unavailable });
  });

  it('allows one client five requests an hour per address and twenty in all', async () => {
    await join();
    const from = (ip: string) => testBrowser(limited, { ip });
    const attacker = from('198.51.100.66');
    for (let i = 0; i < 5; i++) await forgot(ALICE.email, attacker);
    expect(await refusalOf(forgot(ALICE.email, attacker))).toMatchObject({ appCode: 'RATE_LIMITED' });
    await forgot(ALICE.email, from('203.0.113.5'));
    for (let i = 0; i < 14; i++) await forgot(`n${i}@example.org`, attacker);
    expect(await refusalOf(forgot('more@example.org', attacker))).toMatchObject({ appCode: 'RATE_LIMITED' });
  });
});

describe('changing the password', () => {
  it('needs the current one, ends all other sessions, gives a new token and notifies the owner', async () => {
    const browser = await join();
    const other = testBrowser(deps);
    await signIn(other, ALICE);
    await box.deliver(deps, ALICE.email);
    const token = browser.jar.get(SESSION_COOKIE);

    await change(browser, ALICE.password, NEW);
    expect(browser.jar.get(SESSION_COOKIE)).not.toBe(token);
    expect(await whoIs(browser)).toBe('alice');
    expect(await whoIs(other)).toBeNull();
    browser.jar.set(SESSION_COOKIE, token ?? '');
    expect(await whoIs(browser)).toBeNull();
    expect(box.waiting).toMatchObject([{ kind: 'password-changed' }]);
    expect((await box.deliver(deps, ALICE.email)).mail.subject).toBe('Your Larder password was changed');
    expect(await refusalOf(signIn(other, ALICE))).toMatchObject({ appCode: 'INVALID_CREDENTIALS' });
    await signInWith(other, NEW);
  });

  it('is refused with the documented sentence, and then changes nothing', async () => {
    const browser = await join();
    const before = await deps.db.selectFrom('users').selectAll().execute();
    for (const [current, next, message] of [
      ['wrong one', NEW, AUTH_MESSAGES.currentPasswordWrong],
      ['', NEW, 'Current password is required'],
      [ALICE.password, 'short', 'New password must be at least 6 characters long'],
      [ALICE.password, ALICE.password, 'New password must be different from current password'],
    ] as const)
      expect((await refusalOf(change(browser, current, next))).message).toBe(message);
    expect(await deps.db.selectFrom('users').selectAll().execute()).toEqual(before);
    expect(await whoIs(browser)).toBe('alice');
    expect(box.waiting).toEqual([]);
  });

  it('voids an earlier reset link', async () => {
    const browser = await join();
    const link = await mailedLink();
    await change(browser, ALICE.password, NEW);
    expect(await refusalOf(reset(link, 'an attacker'))).toEqual(LINK_INVALID);
  });

  it('succeeds for one of several concurrent calls', async () => {
    const browser = await join();
    const tries = Array.from({ length: 4 }, (_, i) => change(browser, ALICE.password, `${NEW} ${i}`));
    const done = await Promise.allSettled(tries);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('ends the session of a concurrent sign-in with the old password', async () => {
    const browser = await join();
    const others = Array.from({ length: 6 }, () => testBrowser(deps));
    await Promise.allSettled([
      ...others.map((other) => signIn(other, ALICE)),
      change(browser, ALICE.password, NEW),
    ]);
    for (const other of others) expect(await whoIs(other)).toBeNull();
    expect(await whoIs(browser)).toBe('alice');
  });

  it('counts wrong passwords as wrong sign-ins of the guessing client only', async () => {
    const stolen = await joinAs(deps, box, ALICE, testBrowser(limited, { ip: '198.51.100.66' }));
    const guess = () => refusalOf(change(stolen, 'a guess', NEW));
    for (let i = 0; i < 9; i++) expect(await guess()).toEqual(CURRENT_WRONG);
    expect(await guess()).toMatchObject({ appCode: 'RATE_LIMITED' });
    await signIn(testBrowser(limited, { ip: '203.0.113.5' }), ALICE);
  });
});
