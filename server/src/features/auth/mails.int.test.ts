import pino from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { createMailer } from '../../adapters/mail/mailer.ts';
import { JOBS, type JobPayload } from '../../jobs/jobs.ts';
import { testBrowser, testDeps } from '../../testing/harness.ts';
import { joinAs, linkIn } from '../../testing/sign-up-people.ts';
import { testMailbox } from '../../testing/mailbox.ts';
import { partsOf, smtpServer } from '../../testing/smtp-server.ts';
import { freePort } from '../../testing/free-port.ts';
import { sendMail } from './mails.ts';
import { userIdSchema } from '@larder/shared/ids';

const box = testMailbox();
const deps = await testDeps(() => box.parts, { PUBLIC_ORIGIN: 'https://larder.example' });
const ALICE = {
  email: 'alice+spice@example.org',
  password: 'paprika',
  displayName: 'A',
  username: 'alice',
};

const ALICE_SIGN_IN = { email: ALICE.email, password: ALICE.password };

/** One job of each kind, asked for as people do it. */
async function everyKind(): Promise<JobPayload<'mail'>[]> {
  const browser = await joinAs(deps, box, ALICE);
  const another = testBrowser(deps, { userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' });
  await (await another.call()).auth.signIn(ALICE_SIGN_IN);
  await (await another.call()).auth.signUp({ ...ALICE, username: 'again' });
  await (await testBrowser(deps).call()).auth.signUp({ ...ALICE, email: 'new@example.org', username: 'new' });
  await (await another.call()).auth.requestPasswordReset({ email: ALICE.email });
  await (
    await browser.call()
  ).auth.changePassword({ currentPassword: ALICE.password, newPassword: 'smoked paprika' });
  return box.waiting.splice(0);
}

it('mails reach a real mail server in one design, readable as text, and load nothing', async () => {
  const jobs = await everyKind();
  const port = await freePort();
  const received = await smtpServer(port);
  const log = pino({ level: 'silent' });
  const mailer = createMailer({ ...deps.config, smtpUrl: `smtp://127.0.0.1:${port}` }, log);
  onTestFinished(() => mailer.close());
  for (const job of jobs) await sendMail({ ...deps, mailer }, job);

  const mails = received.map(({ to, message }) => ({ to, ...partsOf(message) }));
  expect(mails.map(({ headers }) => /^Subject: (.*)\r$/m.exec(`${headers}\r\n`)?.[1])).toEqual([
    'New sign-in to your Larder account',
    'You already have a Larder account',
    'Your Larder code',
    'Reset your Larder password',
    'Your Larder password was changed',
  ]);
  const frame = (html: string) =>
    html.split(/<h1.*<\/td><\/tr><\/table>/s).map((part) => part.replace(/<title>.*<\/title>/, ''));
  for (const { headers, text, html } of mails) {
    expect(headers.match(/^(To|Bcc|Cc):/gim)).toEqual(['To:']);
    expect(text).toMatch(/\r?\n-- \r?\nLarder - Your Private Recipe Collection/);
    expect(text).not.toMatch(/<\w/);
    expect(html).not.toMatch(/<(img|link|script|iframe|object|video|form)\b|src=|url\(|@import|@font-face/i);
    const addresses = [...html.matchAll(/\bhttps?:\/\/[^"\s<]+/g)].map(([address]) => address);
    expect(addresses.filter((address) => !address.startsWith('https://larder.example'))).toEqual([]);
    expect(frame(html)).toEqual(frame(mails[0]?.html ?? ''));
    expect(frame(html)).toHaveLength(2);
  }
  expect(linkIn(mails[3]?.text ?? '').refreshToken).toHaveLength(43);
  expect(mails[3]?.html.replaceAll('&amp;', '&')).toContain(linkIn(mails[3]?.text ?? '').accessToken);
});

it.each(['verify-email', 'address-taken', 'reset-password', 'password-changed', 'new-device'])(
  'mails have only ids in their jobs: %s',
  (kind) => {
    const schema = JOBS.mail.payload.options.find(({ shape }) => shape.kind.value === kind);
    const rest = Object.keys(schema?.shape ?? {}).filter((key) => key !== 'kind');
    expect(rest).toHaveLength(1);
    const id = { [rest[0] ?? '']: '0b8f6f5e-6f0c-4d7b-9a53-3d6f4f0f2f11' };
    expect(JOBS.mail.payload.safeParse({ kind, ...id }).success).toBe(true);
    for (const secret of [{ code: '123456' }, { token: 'x' }, { email: ALICE.email }])
      expect(JOBS.mail.payload.safeParse({ kind, ...id, ...secret }).success).toBe(false);
    expect(JOBS.mail.payload.safeParse({ kind, [rest[0] ?? '']: '123456' }).success).toBe(false);
  },
);

it('mails are not sent to people who have been deleted meanwhile', async () => {
  const id = userIdSchema.parse('0b8f6f5e-6f0c-4d7b-9a53-3d6f4f0f2f11');
  box.mails.length = 0;
  for (const kind of ['address-taken', 'reset-password', 'password-changed'] as const)
    await sendMail(deps, { kind, userId: id });
  await sendMail(deps, { kind: 'verify-email', signupId: id });
  await sendMail(deps, { kind: 'new-device', deviceId: id });
  expect(box.mails).toEqual([]);
});

it('mails have a new link when they are retried, and only that one works', async () => {
  const { id: userId } = await deps.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const links: ReturnType<typeof linkIn>[] = [];
  const failsOnce = {
    ...deps.mailer,
    send: async (mail: { text: string }) => {
      links.push(linkIn(mail.text));
      if (links.length === 1) throw new Error('connection lost');
    },
  };
  const job = { kind: 'reset-password', userId } as const;
  await expect(sendMail({ ...deps, mailer: failsOnce }, job)).rejects.toThrow('connection lost');
  await sendMail({ ...deps, mailer: failsOnce }, job);
  const use = async (link: ReturnType<typeof linkIn>) =>
    (await testBrowser(deps).call()).auth.resetPassword({ ...link, newPassword: 'hot paprika' });
  await expect(use(links[0]!)).rejects.toThrow('Reset link has expired');
  await use(links[1]!);
});
