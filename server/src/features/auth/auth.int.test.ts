import { AUTH_MESSAGES } from '@larder/shared/auth/schema';
import { TRPCError } from '@trpc/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createRateLimits } from '../../adapters/rate-limits/rate-limits.ts';
import { SESSION_COOKIE, SIGNUP_COOKIE } from '../../auth/cookies.ts';
import { AppError } from '../../errors.ts';
import { ALICE, MINUTE, signIn, testAccounts, type Browser } from '../../testing/accounts.ts';
import { testBrowser } from '../../testing/harness.ts';
import { ownVaultOf, userIdSchema } from '@larder/shared/ids';

const { clock, box, deps } = await testAccounts();

async function signUp(browser: Browser, person: typeof ALICE) {
  return (await browser.call()).auth.signUp(person);
}
async function verify(browser: Browser, email: string, code: string) {
  return (await browser.call()).auth.verifyEmail({ email, code });
}
/** What a person would see of a refused call. */
async function refusal(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => expect.fail('the call was not refused'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof TRPCError) || !(error.cause instanceof AppError)) throw error;
  const { appCode, message, retryAfter } = error.cause;
  return { appCode, message, retryAfter, code: error.code };
}

const wrongCode = {
  appCode: 'CODE_INVALID',
  message: AUTH_MESSAGES.codeWrong,
  retryAfter: undefined,
  code: 'BAD_REQUEST',
};
const wrongPassword = {
  appCode: 'INVALID_CREDENTIALS',
  message: AUTH_MESSAGES.invalidCredentials,
  retryAfter: undefined,
  code: 'UNAUTHORIZED',
};

async function join(browser: Browser, person: typeof ALICE) {
  await signUp(browser, person);
  const { code } = await box.deliver(deps, person.email);
  await verify(browser, person.email, code);
}

const pending = () => deps.db.selectFrom('pending_signups').selectAll().orderBy('created_at').execute();

describe('signing up and in', () => {
  it('leads from sign-up through the code to a session and out again', async () => {
    const browser = testBrowser(deps);
    expect(await (await browser.call()).auth.session()).toBeNull();
    expect(await signUp(browser, { ...ALICE, email: ' Alice@Example.org ' })).toEqual({
      email: 'alice@example.org',
      resendAfterSeconds: 60,
    });
    expect(browser.jar.has(SIGNUP_COOKIE)).toBe(true);
    const { mail, code } = await box.deliver(deps, ALICE.email);
    expect(mail.consoleLine).toContain(code);
    expect(mail.html).toContain(code);
    await verify(browser, ALICE.email, code);
    expect(browser.jar.has(SIGNUP_COOKIE)).toBe(false);
    expect(await (await browser.call()).auth.session()).toBeNull();

    const me = await signIn(browser, ALICE);
    expect(me).toMatchObject({
      email: ALICE.email,
      displayName: 'Alice',
      username: 'alice',
      profileImageUrl: null,
    });
    expect(await (await browser.call()).auth.session()).toEqual(me);
    const collections = await deps.db
      .selectFrom('playlists')
      .selectAll()
      .where('user_id', '=', ownVaultOf(userIdSchema.parse(me.userId)))
      .execute();
    expect(collections).toMatchObject([
      {
        name: 'Favorites',
        description: 'Your favorite recipes',
        is_favorites: true,
        privacy_level: 'private',
      },
    ]);

    await (await browser.call()).auth.signOut();
    expect(await (await browser.call()).auth.session()).toBeNull();
    expect(await deps.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  it('stores no password, code or cookie, only hashes', async () => {
    const browser = testBrowser(deps);
    await signUp(browser, ALICE);
    expect(JSON.stringify(box.waiting)).not.toContain(ALICE.email);
    const { code } = await box.deliver(deps, ALICE.email);
    const cookie = browser.jar.get(SIGNUP_COOKIE) ?? '';
    const before = JSON.stringify((await pending()).map(({ id: _, ...row }) => row));
    await verify(browser, ALICE.email, code);
    await signIn(browser, ALICE);
    const after = JSON.stringify([
      await deps.db.selectFrom('users').selectAll().execute(),
      await deps.db.selectFrom('sessions').selectAll().execute(),
    ]);
    for (const secret of [ALICE.password, code, cookie]) expect(before).not.toContain(secret);
    for (const secret of [ALICE.password, browser.jar.get(SESSION_COOKIE)])
      expect(after).not.toContain(secret);
    expect(after).toContain('$argon2id$');
  });

  it('can be restarted in the same browser with another address', async () => {
    const browser = testBrowser(deps);
    await signUp(browser, { ...ALICE, email: 'alcie@example.org' });
    await join(browser, ALICE);
    expect(await pending()).toEqual([]);
    expect(await signIn(browser, ALICE)).toMatchObject({ username: 'alice' });
  });

  it('does not reveal whether the password of a pending sign-up is right, and leaves it unchanged', async () => {
    const browser = testBrowser(deps);
    await signUp(browser, ALICE);
    const before = await pending();
    const stranger = testBrowser(deps);
    const answers = [];
    for (const password of [ALICE.password, 'guessed'])
      for (const email of [ALICE.email, 'mallory@example.org'])
        answers.push(await refusal(signUp(stranger, { ...ALICE, email, password })));
    expect(answers[0]).toMatchObject({ appCode: 'USERNAME_TAKEN', code: 'CONFLICT' });
    expect(answers).toEqual(Array(4).fill(answers[0]));
    expect(stranger.jar.size).toBe(0);
    expect(await pending()).toEqual(before);
    expect(box.waiting).toHaveLength(1);
    const { code } = await box.deliver(deps, ALICE.email);
    await verify(browser, ALICE.email, code);
  });

  it('can be restarted by the owner of the mailbox without the cookie, who gets the first username afterwards', async () => {
    await signUp(testBrowser(deps), ALICE);
    const browser = testBrowser(deps);
    await join(browser, { ...ALICE, username: 'alice.2', password: 'forgot the first' });
    await signIn(browser, { ...ALICE, password: 'forgot the first' });
    await (await browser.call()).profiles.update({ displayName: 'Alice', username: 'alice' });
    expect(await (await browser.call()).auth.session()).toMatchObject({ username: 'alice' });
  });

  it('makes one sign-up from two clicks', async () => {
    const browser = testBrowser(deps);
    await Promise.allSettled([signUp(browser, ALICE), signUp(browser, ALICE)]);
    expect(await pending()).toHaveLength(1);
    const { code } = await box.deliver(deps, ALICE.email);
    await verify(browser, ALICE.email, code);
  });

  it('clears the cookie at sign-out even when the session has ended', async () => {
    const browser = testBrowser(deps);
    await join(browser, ALICE);
    await signIn(browser, ALICE);
    await deps.db.deleteFrom('sessions').execute();
    await (await browser.call()).auth.signOut();
    expect(browser.jar.has(SESSION_COOKIE)).toBe(false);
  });
});

describe('usernames', () => {
  it.each([
    ['a pending sign-up', false],
    ['an account', true],
  ])('are taken by %s, in any case of the letters', async (_, isConfirmed) => {
    const browser = testBrowser(deps);
    if (isConfirmed) await join(browser, ALICE);
    else await signUp(browser, ALICE);
    const second = signUp(testBrowser(deps), {
      ...ALICE,
      email: 'b@example.org',
      username: 'ALICE',
      password: 'another',
    });
    expect(await refusal(second)).toMatchObject({
      appCode: 'USERNAME_TAKEN',
      message: 'This username is already taken. Please choose another one.',
    });
  });

  it('keep an earlier sign-up of this browser when the new one is refused', async () => {
    await join(testBrowser(deps), ALICE);
    const browser = testBrowser(deps);
    const BOB = { ...ALICE, email: 'bob@example.org', username: 'bob' };
    await signUp(browser, BOB);
    await refusal(signUp(browser, { ...BOB, username: 'Alice' }));
    const { code } = await box.deliver(deps, BOB.email);
    await verify(browser, BOB.email, code);
  });

  it('go to one of twenty concurrent sign-ups', async () => {
    const asked = Array.from({ length: 20 }, (_, i) =>
      signUp(testBrowser(deps), { ...ALICE, email: `p${i}@example.org`, password: `password ${i}` }),
    );
    const answers = await Promise.allSettled(asked);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('are free again when the sign-up was not confirmed for a day', async () => {
    await signUp(testBrowser(deps), ALICE);
    clock.time += 24 * 60 * MINUTE;
    await signUp(testBrowser(deps), { ...ALICE, email: 'other@example.org', password: 'another' });
    expect(await pending()).toMatchObject([{ email: 'other@example.org' }]);
  });
});

describe('the code', () => {
  it('allows five attempts, however many arrive at once', async () => {
    const browser = testBrowser(deps);
    await signUp(browser, ALICE);
    const { code } = await box.deliver(deps, ALICE.email);
    const wrong = code === '000000' ? '000001' : '000000';
    const guesses = await Promise.all(
      Array.from({ length: 200 }, () => refusal(verify(browser, ALICE.email, wrong))),
    );
    expect(guesses.every((guess) => guess.appCode === 'CODE_INVALID')).toBe(true);
    expect(await pending()).toMatchObject([{ code_attempts: 5 }]);
    expect(await refusal(verify(browser, ALICE.email, code))).toEqual(wrongCode);
  });

  it('creates one account when it is entered twice at once', async () => {
    const browser = testBrowser(deps);
    await signUp(browser, ALICE);
    const { code } = await box.deliver(deps, ALICE.email);
    const both = await Promise.allSettled([
      verify(browser, ALICE.email, code),
      verify(browser, ALICE.email, code),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await deps.db.selectFrom('users').selectAll().execute()).toHaveLength(1);
  });

  it('is useless without the cookie of its sign-up, and such guesses cost its owner no attempt', async () => {
    const browser = testBrowser(deps);
    await signUp(browser, ALICE);
    const { code } = await box.deliver(deps, ALICE.email);
    expect(await refusal(verify(testBrowser(deps), ALICE.email, code))).toEqual(wrongCode);
    expect(await refusal(verify(browser, 'other@example.org', code))).toEqual(wrongCode);
    expect(await pending()).toMatchObject([{ code_attempts: 0 }]);
    await verify(browser, ALICE.email, code);
  });

  it('expires after ten minutes', async () => {
    const browser = testBrowser(deps);
    await signUp(browser, ALICE);
    const { code } = await box.deliver(deps, ALICE.email);
    clock.time += 10 * MINUTE;
    expect(await refusal(verify(browser, ALICE.email, code))).toEqual(wrongCode);
    clock.time -= 1;
    await verify(browser, ALICE.email, code);
  });

  it('is replaced by a newer one, once a minute at most', async () => {
    const browser = testBrowser(deps);
    await signUp(browser, ALICE);
    const first = await box.deliver(deps, ALICE.email);
    const resend = async () => (await browser.call()).auth.resendCode({ email: ALICE.email });
    clock.time += 20_500;
    expect(await refusal(resend())).toEqual({
      appCode: 'RATE_LIMITED',
      message: 'Too many attempts. Try again in 40 seconds.',
      retryAfter: 40,
      code: 'TOO_MANY_REQUESTS',
    });
    clock.time += 39_500;
    const clicks = await Promise.allSettled([resend(), resend(), resend()]);
    expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(box.waiting).toHaveLength(1);
    const second = await box.deliver(deps, ALICE.email);
    if (first.code !== second.code) {
      expect(await refusal(verify(browser, ALICE.email, first.code))).toEqual(wrongCode);
    }
    await verify(browser, ALICE.email, second.code);
  });
});

describe('an address', () => {
  it('gets the same answers, cookies and jobs whether or not it has an account', async () => {
    await join(testBrowser(deps), ALICE);
    const seen = [];
    for (const [i, email] of [ALICE.email, 'nobody@example.org'].entries()) {
      const browser = testBrowser(deps);
      const answer = await signUp(browser, { ...ALICE, email, username: `new${i}` });
      const guess = await refusal(verify(browser, email, '123456'));
      const unconfirmed = await refusal(signIn(testBrowser(deps), { email, password: 'wrong password' }));
      clock.time += 2 * MINUTE;
      const again = await (await browser.call()).auth.resendCode({ email });
      const bare = await (await testBrowser(deps).call()).auth.resendCode({ email });
      seen.push({ answer, guess, unconfirmed, again, bare, cookies: [...browser.jar.keys()] });
    }
    const anonymous = seen.map((answers) => JSON.stringify(answers).replaceAll(/[a-z]+@example.org/g, 'X'));
    expect(anonymous[0]).toBe(anonymous[1]);
    expect(seen[0]).toMatchObject({ guess: wrongCode, unconfirmed: wrongPassword });
    expect(box.waiting.map((job) => job.kind)).toEqual(Array(4).fill('verify-email'));
  });

  it('that has an account gets a mail that says so, and no code', async () => {
    await join(testBrowser(deps), ALICE);
    const browser = testBrowser(deps);
    await signUp(browser, {
      ...ALICE,
      username: 'mallory',
      password: 'another',
      displayName: 'Visit evil.example',
    });
    const { mail, code } = await box.deliver(deps, ALICE.email);
    expect(mail.subject).toBe('You already have a Larder account');
    expect(code).toBe('');
    expect(`${mail.text}${mail.html}`).not.toMatch(/mallory|evil/);
    expect(await pending()).toMatchObject([{ code_hash: null }]);
  });

  it('belongs to the first of two people who confirm it', async () => {
    const [alice, bob] = [testBrowser(deps), testBrowser(deps)];
    const BOB = { ...ALICE, username: 'bob', password: 'parsley', displayName: 'Bob' };
    await signUp(alice, ALICE);
    const mine = await box.deliver(deps, ALICE.email);
    await signUp(bob, BOB);
    const other = await box.deliver(deps, ALICE.email);
    await verify(alice, ALICE.email, mine.code);
    expect(await refusal(verify(bob, ALICE.email, other.code))).toEqual(wrongCode);
    expect(await refusal(signIn(bob, BOB))).toEqual(wrongPassword);
    expect(await signIn(alice, ALICE)).toMatchObject({ username: 'alice' });
    expect(await pending()).toEqual([]);
  });

  it('belongs to one of two who confirm it at the same moment', async () => {
    const people = await Promise.all(
      ['alice', 'bob'].map(async (username) => {
        const browser = testBrowser(deps);
        await signUp(browser, { ...ALICE, username, password: `password of ${username}` });
        return browser;
      }),
    );
    const codes: string[] = [];
    for (const [i, job] of box.waiting.splice(0).entries()) {
      box.waiting.push(job);
      codes[i] = (await box.deliver(deps, ALICE.email)).code;
    }
    const tries = people.flatMap((browser) => codes.map((code) => verify(browser, ALICE.email, code)));
    const done = await Promise.allSettled(tries);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = done.filter((result) => result.status === 'rejected');
    expect(refused.map(({ reason }) => (reason as Error).message)).toEqual(
      Array(3).fill(AUTH_MESSAGES.codeWrong),
    );
    expect(await deps.db.selectFrom('playlists').selectAll().execute()).toHaveLength(1);
  });
});

describe('signing in', () => {
  it('gives the same answer for a wrong password and an unknown address', async () => {
    await join(testBrowser(deps), ALICE);
    const browser = testBrowser(deps);
    expect(await refusal(signIn(browser, { ...ALICE, password: 'wrong' }))).toEqual(wrongPassword);
    expect(await refusal(signIn(browser, { ...ALICE, email: 'nobody@example.org' }))).toEqual(wrongPassword);
    expect(browser.jar.size).toBe(0);
  });

  it('reveals only with the right password that the address is not confirmed, and lets this browser enter the code', async () => {
    await signUp(testBrowser(deps), ALICE);
    const phone = testBrowser(deps);
    expect(await refusal(signIn(phone, { ...ALICE, password: 'wrong' }))).toEqual(wrongPassword);
    expect(phone.jar.size).toBe(0);
    expect(await refusal(signIn(phone, ALICE))).toMatchObject({
      appCode: 'EMAIL_NOT_CONFIRMED',
      message: 'Email not confirmed',
    });
    const { code } = await box.deliver(deps, ALICE.email);
    await verify(phone, ALICE.email, code);
    expect(await signIn(phone, ALICE)).toMatchObject({ username: 'alice' });
  });

  it('finds each of several sign-ups of one address by its password, even when one has become an account', async () => {
    const others = ['bob', 'carl', 'dora', 'eve'].map((name) => ({
      ...ALICE,
      username: name,
      password: `password of ${name}`,
    }));
    await signUp(testBrowser(deps), ALICE);
    for (const person of others) await signUp(testBrowser(deps), person);
    const first = testBrowser(deps);
    expect(await refusal(signIn(first, ALICE))).toMatchObject({ appCode: 'EMAIL_NOT_CONFIRMED' });
    await join(first, ALICE);
    await signUp(testBrowser(deps), others[0]!);
    const browser = testBrowser(deps);
    await signIn(browser, ALICE);
    const changed = { currentPassword: ALICE.password, newPassword: 'smoked paprika' };
    await (await browser.call()).auth.changePassword(changed);
    await signUp(testBrowser(deps), others[1]!);
    for (const person of others.slice(0, 2)) {
      expect(await refusal(signIn(testBrowser(deps), person))).toMatchObject({
        appCode: 'EMAIL_NOT_CONFIRMED',
      });
    }
  });

  it('finds each of several concurrent sign-ups with one address', async () => {
    const people = ['alice', 'bob', 'carl', 'dora'].map((username) => ({
      ...ALICE,
      username,
      password: `password of ${username}`,
    }));
    await Promise.all(people.map((person) => signUp(testBrowser(deps), person)));
    const salts = (await pending()).map(({ password_hash: hash }) => hash.split('$')[4]);
    expect([salts.length, new Set(salts).size]).toEqual([people.length, 1]);
    for (const person of people)
      expect(await refusal(signIn(testBrowser(deps), person))).toMatchObject({
        appCode: 'EMAIL_NOT_CONFIRMED',
      });
  });
});

describe('with the real limits', () => {
  const guarded = { ...deps, rateLimits: createRateLimits(deps) };
  const limited = expect.objectContaining({ appCode: 'RATE_LIMITED', code: 'TOO_MANY_REQUESTS' }) as unknown;
  const attacker = testBrowser(guarded, { ip: '198.51.100.66' });

  it('an attacker’s guesses at a password are stopped and its owner can sign in', async () => {
    await join(testBrowser(deps), ALICE);
    const guess = { ...ALICE, password: 'guess' };
    for (let i = 0; i < 10; i++) expect(await refusal(signIn(attacker, guess))).toEqual(wrongPassword);
    expect(await refusal(signIn(attacker, ALICE))).toEqual(limited);
    expect(await signIn(testBrowser(guarded, { ip: '203.0.113.5' }), ALICE)).toMatchObject({
      username: 'alice',
    });
  });

  it('guesses at a code count per client, with and without a sign-up', async () => {
    for (let i = 0; i < 20; i++)
      expect(await refusal(verify(attacker, ALICE.email, '123456'))).toEqual(wrongCode);
    expect(await refusal(verify(attacker, ALICE.email, '123456'))).toEqual(limited);
    expect(await refusal(verify(testBrowser(guarded), ALICE.email, '123456'))).toEqual(wrongCode);
  });

  it('sign-ups count per client', async () => {
    const signUpNumber = (n: number) =>
      signUp(testBrowser(guarded, { ip: '198.51.100.7' }), {
        ...ALICE,
        email: `n${n}@example.org`,
        username: `n${n}`,
      });
    for (let n = 0; n < 20; n++) await signUpNumber(n);
    expect(await refusal(signUpNumber(20))).toEqual(limited);
    expect(await pending()).toHaveLength(20);
  });

  it('requests for codes count per address and client, whether or not there is a sign-up', async () => {
    const resend = async () => (await attacker.call()).auth.resendCode({ email: 'nobody@example.org' });
    for (let i = 0; i < 5; i++) await resend();
    expect(await refusal(resend())).toEqual(limited);
  });
});

it('unknown fields and unstorable text are refused before any lookup', async () => {
  const caller = await testBrowser(deps).call();
  const extra = { ...ALICE, isAdmin: true };
  await expect(caller.auth.signUp(extra)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await expect(caller.auth.signUp({ ...ALICE, displayName: 'a\u0000b' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
  await expect(caller.auth.signUp({ ...ALICE, password: '\ud800aaaaaa' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
  expect(await pending()).toEqual([]);
});

it('sign-up answers UNAVAILABLE when the queue cannot take the mail, and works later', async () => {
  const enqueue = vi.spyOn(deps.jobs, 'enqueue').mockRejectedValueOnce(new Error('no queue'));
  onTestFinished(() => enqueue.mockRestore());
  const browser = testBrowser(deps);
  expect(await refusal(signUp(browser, ALICE))).toMatchObject({ appCode: 'MAIL_UNAVAILABLE' });
  await join(browser, ALICE);
});
