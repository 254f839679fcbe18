import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import nodemailer from 'nodemailer';
import type { Config } from '../../config.ts';
import { mailDuration, timed } from '../../process/metrics.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The line for the operator's console when no SMTP server is configured, with the code for instance. */
  consoleLine: string;
}

export interface Mailer {
  /** Resolves when the mail is handed over or written; rejects when it could not be, so that the queue retries. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

const CONTROL = /[\u0000-\u001f\u007f]/;
/** Long enough for a slow server, short enough to retry the job soon. */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
};
const HEADERS = { 'Auto-Submitted': 'auto-generated' };

/** Sends mail through SMTP_URL. Without it, writes mail to files under DATA_DIR/mail and to the console, for private servers. */
export function createMailer(config: Config, log: FastifyBaseLogger): Mailer {
  const mailer = config.smtpUrl === undefined ? fileMailer(config) : smtpMailer(config, config.smtpUrl, log);
  return {
    ...mailer,
    send: async (mail) => {
      assertSingleLines(mail);
      await timed<never, void>(mailDuration, {}, () => mailer.send(mail));
    },
  };
}

function smtpMailer(config: Config, url: string, log: FastifyBaseLogger): Mailer {
  const transport = nodemailer.createTransport(
    { url, pool: true, maxConnections: 2, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true },
    { from: config.mailFrom, headers: HEADERS },
  );
  transport.on('error', (error) => log.warn({ err: error }, 'mail server'));
  return {
    send: async ({ to, subject, text, html }) => {
      await transport.sendMail({ to: { name: '', address: to }, subject, text, html });
    },
    close: async () => transport.close(),
  };
}

function fileMailer(config: Config): Mailer {
  const folder = path.join(config.dataDir, 'mail');
  const transport = nodemailer.createTransport(
    {
      streamTransport: true,
      buffer: true,
      newline: 'windows',
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: config.mailFrom, headers: HEADERS },
  );
  return {
    send: async ({ to, subject, text, html, consoleLine }) => {
      const { message } = await transport.sendMail({ to: { name: '', address: to }, subject, text, html });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
      const unfinished = path.join(folder, `.${name}`);
      await writeFile(unfinished, message, { mode: 0o600 });
      await rename(unfinished, path.join(folder, name));
      // Not through the log, which must never hold a code.
      process.stdout.write(`${consoleLine}\n`);
    },
    close: async () => transport.close(),
  };
}

/** Control characters could add headers to the mail or lines to the console. */
function assertSingleLines({ to, subject, consoleLine }: Mail): void {
  for (const [part, value] of Object.entries({ to, subject, consoleLine })) {
    if (CONTROL.test(value)) throw new Error(`A mail's ${part} must be one line`);
  }
}
