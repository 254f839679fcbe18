import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import pino from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { AUTH_MESSAGES } from '@larder/shared/auth/schema';
import { sendMail } from '../../features/auth/mails.ts';
import { testBrowser, testDeps } from '../../testing/harness.ts';
import { testMailbox } from '../../testing/mailbox.ts';
import { smtpServer } from '../../testing/smtp-server.ts';
import { freePort } from '../../testing/free-port.ts';
import { createMailer, type Mail } from './mailer.ts';

const deps = await testDeps();
const log = pino({ level: 'silent' });

const MAIL: Mail = {
  to: 'alice@example.org',
  subject: 'Your Larder code',
  text: 'The code is 123456.',
  html: '<p>The code is <b>123456</b>.</p>',
  consoleLine: 'Larder code for alice@example.org: 123456',
};

function mailerTo(port: number) {
  const mailer = createMailer({ ...deps.config, smtpUrl: `smtp://127.0.0.1:${port}` }, log);
  onTestFinished(() => mailer.close());
  return mailer;
}

it('the mailer sends through the SMTP server, as text and as HTML', async () => {
  const port = await freePort();
  const received = await smtpServer(port);
  await mailerTo(port).send(MAIL);
  expect(received).toMatchObject([{ from: 'larder@localhost', to: ['alice@example.org'] }]);
  const message = received[0]?.message ?? '';
  expect(message).toMatch(/^Subject: Your Larder code\r$/m);
  expect(message).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(message).toContain('multipart/alternative');
  expect(message).toContain('The code is 123456.');
  expect(message).toContain('<b>123456</b>');
});

it('the mailer rejects while the SMTP server is away, so that the job is retried with a new code that then works', async () => {
  const port = await freePort();
  const box = testMailbox();
  const mailer = mailerTo(port);
  const world = { ...deps, ...box.parts, mailer };
  const browser = testBrowser(world);
  const alice = { email: MAIL.to, password: 'paprika', displayName: 'Alice', username: 'alice' };
  await (await browser.call()).auth.signUp(alice);
  const [job] = box.waiting;
  if (!job) throw new Error('sign-up asked for no mail');
  await expect(sendMail(world, job)).rejects.toThrow(/ECONNREFUSED/);

  const received = await smtpServer(port);
  await sendMail(world, job);
  const code = /^ {4}(\d{6})/m.exec(received[0]?.message ?? '')?.[1] ?? '';
  expect(code, AUTH_MESSAGES.codeIncomplete).toHaveLength(6);
  await (await browser.call()).auth.verifyEmail({ email: alice.email, code });
});

it('without an SMTP server the mailer writes a mail file that only its owner can read, and one console line', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  await createMailer(deps.config, log).send(MAIL);
  expect(write.mock.calls).toEqual([[`${MAIL.consoleLine}\n`]]);
  const folder = path.join(deps.config.dataDir, 'mail');
  const files = await readdir(folder);
  expect(files).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\.eml$/)]);
  const file = path.join(folder, files[0] ?? '');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const message = await readFile(file, 'utf8');
  expect(message).toMatch(/^To: alice@example\.org\r$/m);
  expect(message).toContain('The code is 123456.');
});

it.each(['to', 'subject', 'consoleLine'] as const)(
  'the mailer refuses a line break in the %s',
  async (part) => {
    for (const smtpUrl of [undefined, 'smtp://127.0.0.1:1']) {
      const mailer = createMailer({ ...deps.config, smtpUrl }, log);
      const mail = { ...MAIL, [part]: `alice@example.org\r\nBcc: everybody@example.org` };
      await expect(mailer.send(mail)).rejects.toThrow('must be one line');
      await mailer.close();
    }
  },
);
