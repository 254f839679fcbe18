import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import nodemailer from 'nodemailer';
import type { Config } from '../../config.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** One line for the operator's console when no SMTP server is configured, such as the code. */
  consoleLine: string;
}

export interface Mailer {
  /** Resolves once the mail is handed over (or written); rejects when it could not be, so that the queue tries again. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

const CONTROL = /[\u0000-\u001f\u007f]/;
/** Long enough for a slow server, short enough that the job is tried again soon. */
const TIME_LIMITS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
};
const HEADERS = { 'Auto-Submitted': 'auto-generated' };

/** Mail through SMTP_URL; without it, into files under DATA_DIR/mail and onto the console, for one person's own server. */
export function createMailer(config: Config, log: FastifyBaseLogger): Mailer {
  const mailer = config.smtpUrl === undefined ? fileMailer(config) : smtpMailer(config, config.smtpUrl, log);
  return {
    ...mailer,
    send: async (mail) => {
      refuseInjection(mail);
      await mailer.send(mail);
    },
  };
}

function smtpMailer(config: Config, url: string, log: FastifyBaseLogger): Mailer {
  const transport = nodemailer.createTransport(
    { url, pool: true, maxConnections: 2, ...TIME_LIMITS, disableFileAccess: true, disableUrlAccess: true },
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
      // Straight to the console: the log must never hold a code.
      process.stdout.write(`${consoleLine}\n`);
    },
    close: async () => transport.close(),
  };
}

/** A line break in a header would add headers of somebody else's choice; in the console line, lines. */
function refuseInjection({ to, subject, consoleLine }: Mail): void {
  for (const [part, value] of Object.entries({ to, subject, consoleLine })) {
    if (CONTROL.test(value)) throw new Error(`A mail's ${part} must be one line`);
  }
}
