import pino from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { createMailer } from '../../adapters/mail/mailer.ts';
import { createRateLimits } from '../../adapters/rate-limits/rate-limits.ts';
import { SIGNUP_COOKIE } from '../../auth/cookies.ts';
import { ALICE, MINUTE, signIn, testAccounts, type Browser } from '../../testing/accounts.ts';
import { testBrowser } from '../../testing/harness.ts';
import { joinAs } from '../../testing/sign-up-people.ts';
import { smtpServer } from '../../testing/smtp-server.ts';
import { freePort } from '../../testing/free-port.ts';
import { sendMail } from './mails.ts';

const { clock, box, deps } = await testAccounts();
const guarded = { ...deps, rateLimits: createRateLimits(deps) };

const BOB = { email: 'bob@example.org', password: 'parsley', displayName: 'Bob', username: 'bob' };
const NOBODY = 'nobody@example.org';

let address = 0;
const stranger = () => testBrowser(guarded, { ip: `198.51.100.${(address += 1)}` });
/** The same browser at another address, where its own limits are not used up. */
function moved(browser: Browser): Browser {
  const there = stranger();
  for (const [name, value] of browser.jar) there.jar.set(name, value);
  return there;
}
const forgot = async (browser: Browser, email: string = ALICE.email) =>
  (await browser.call()).auth.requestPasswordReset({ email });

/** Runs the jobs that wait; the subjects of the mails that came of them. */
async function mailed(to: string = ALICE.email): Promise<string[]> {
  box.mails.length = 0;
  for (const job of box.waiting.splice(0)) await sendMail(guarded, job);
  return box.mails.filter((mail) => mail.to === to).map((mail) => mail.subject);
}

it('a mailbox gets seven mails an hour from any sign-ups and three more for its owner, with the same answer to all', async () => {
  const port = await freePort();
  const received = await smtpServer(port);
  const mailer = createMailer(
    { ...deps.config, smtpUrl: `smtp://127.0.0.1:${port}` },
    pino({ level: 'silent' }),
  );
  onTestFinished(() => mailer.close());
  const deliver = async () => {
    for (const job of box.waiting.splice(0)) await sendMail({ ...guarded, mailer }, job);
    return received.length;
  };

  const browsers = Array.from({ length: 25 }, stranger);
  const answers = await Promise.all(
    browsers.map(async (browser, i) =>
      (await browser.call()).auth.signUp({ ...ALICE, username: `alice.${i}` }),
    ),
  );
  expect(answers).toEqual(Array(25).fill({ email: ALICE.email, resendAfterSeconds: 60 }));
  expect(box.waiting.map((job) => job.kind)).toEqual(Array(25).fill('verify-email'));
  expect(await deliver()).toBe(7);

  for (let minute = 1; minute <= 5; minute++) {
    clock.time += MINUTE;
    expect(await (await browsers[24]!.call()).auth.resendCode({ email: ALICE.email })).toEqual(answers[0]);
    expect(await deliver()).toBe(7 + Math.min(minute, 3));
  }
  expect(received.every(({ to }) => to.includes(ALICE.email))).toBe(true);
});

it('the mail limit holds for concurrent requests, and known and unknown addresses differ only in the mails', async () => {
  await joinAs(deps, box, ALICE);
  for (const [email, mails] of [
    [ALICE.email, 7],
    [NOBODY, 0],
  ] as const) {
    const answers = await Promise.all(Array.from({ length: 30 }, () => forgot(stranger(), email)));
    expect(answers).toEqual(Array(30).fill({ email, resendAfterSeconds: 60 }));
    expect(box.waiting.map((job) => job.kind)).toEqual(Array(30).fill('reset-password'));
    expect(await mailed(email)).toHaveLength(mails);
  }
});

it('the mail limit is shared by mails of every kind', async () => {
  await joinAs(deps, box, ALICE);
  for (let i = 0; i < 4; i++) await forgot(stranger());
  for (let i = 0; i < 5; i++)
    await (await stranger().call()).auth.signUp({ ...ALICE, username: `other.${i}` });
  expect(await mailed()).toEqual([
    ...Array<string>(4).fill('Reset your Larder password'),
    ...Array<string>(3).fill('You already have a Larder account'),
  ]);
});

it('three mails are reserved for devices of the account when other people use up the rest', async () => {
  const own = await joinAs(deps, box, ALICE);
  const bobs = await joinAs(deps, box, BOB);
  for (let i = 0; i < 8; i++) await forgot(stranger());
  expect(await mailed()).toHaveLength(7);
  await forgot(moved(bobs));
  // The cookie of a sign-up that somebody made for the address of an account is no sign of its owner.
  const attacker = stranger();
  await (await attacker.call()).auth.signUp({ ...ALICE, username: 'attacker' });
  expect(attacker.jar.has(SIGNUP_COOKIE)).toBe(true);
  clock.time += 2 * MINUTE;
  await (await attacker.call()).auth.resendCode({ email: ALICE.email });
  expect(await mailed()).toEqual([]);
  for (let i = 0; i < 5; i++) await forgot(moved(own));
  expect(await mailed()).toHaveLength(3);
});

it('the notice of a new device is sent after other people used up the rest', async () => {
  await joinAs(deps, box, ALICE);
  for (let i = 0; i < 10; i++) await forgot(stranger());
  await mailed();
  await signIn(stranger(), ALICE);
  expect(await mailed()).toEqual(['New sign-in to your Larder account']);
});
