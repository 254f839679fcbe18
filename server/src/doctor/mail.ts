import path from 'node:path';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { isLocalHost } from './local-host.ts';
import { findingsOf, reasonOf, type Check, type Finding } from './finding.ts';

const { ok, warning, problem } = findingsOf('mail');

const TIMEOUT_MS = 8_000;
const DEFAULT_SENDER = /@localhost\b/;

/** Greets the mail server, encrypts and signs in as for a mail, and sends none. */
export const checkMail: Check = async ({ smtpUrl, mailFrom, dataDir }) => {
  if (smtpUrl === undefined)
    return [ok(`no SMTP_URL: codes are printed and kept as files in ${path.join(dataDir, 'mail')}`)];
  const url = new URL(smtpUrl);
  const isTls = url.protocol === 'smtps:';
  const port = url.port === '' ? (isTls ? 465 : 587) : Number(url.port);
  const connection = new SMTPConnection({
    host: url.hostname,
    port,
    secure: isTls,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    tls: { rejectUnauthorized: url.searchParams.get('tls.rejectUnauthorized') !== 'false' },
  });
  try {
    await opened(connection);
    if (url.username !== '') await signedIn(connection, url);
    const found = [
      connection.secure || isLocalHost(url.hostname)
        ? []
        : warning(`${url.host} takes mails unencrypted`, 'Use smtps://, or a server that offers STARTTLS.'),
      DEFAULT_SENDER.test(mailFrom)
        ? warning(`mails come from ${mailFrom}`, 'Set MAIL_FROM to an address of yours, or they end as spam.')
        : [],
    ].flat();
    return found.length > 0 ? found : [ok(`${url.host} takes mails from ${mailFrom}`)];
  } catch (error) {
    return [refusal(url.host, error)];
  } finally {
    connection.close();
  }
};

function refusal(host: string, error: unknown): Finding {
  const code = reasonOf(error);
  if (code === 'EAUTH')
    return problem(
      `${host} refuses the user or password`,
      'Correct them in SMTP_URL (special characters percent-encoded).',
    );
  const details = `${code} ${error instanceof Error ? error.message : ''}`;
  if (/CERT|SSL|TLS|wrong version/i.test(details))
    return problem(
      `${host} cannot be talked to encrypted (${code})`,
      'Use smtp:// for STARTTLS, smtps:// for port 465; check its certificate.',
    );
  return problem(
    `${host} cannot be reached (${code})`,
    'See that it runs and that host and port in SMTP_URL are right.',
  );
}

function opened(connection: SMTPConnection): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.once('error', reject);
    connection.connect((error) => (error ? reject(error) : resolve()));
  });
}

function signedIn(connection: SMTPConnection, { username, password }: URL): Promise<void> {
  const credentials = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return new Promise((resolve, reject) =>
    connection.login({ credentials }, (error) => (error ? reject(error) : resolve())),
  );
}
