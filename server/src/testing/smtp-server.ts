import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface Received {
  from: string;
  to: string[];
  message: string;
}

/** A real SMTP server that stores mails until the test is over. */
export async function smtpServer(port: number): Promise<Received[]> {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        received.push({
          from,
          to: rcptTo.map(({ address }) => address),
          message: Buffer.concat(parts).toString(),
        });
        done();
      });
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => server.close());
  return received;
}

/** The parts of a mail as a reader shows them, by their type. */
export function partsOf(message: string): { headers: string; text: string; html: string } {
  const headers = message.slice(0, message.indexOf('\r\n\r\n'));
  const boundary = /boundary="?([^"\r\n;]+)/.exec(headers)?.[1] ?? '';
  const bodies = message.split(`--${boundary}`).slice(1, -1).map(decodePart);
  const find = (type: string) => bodies.find((body) => body.type === type)?.content ?? '';
  return { headers, text: find('text/plain'), html: find('text/html') };
}

function decodePart(part: string): { type: string; content: string } {
  const cut = part.indexOf('\r\n\r\n');
  const headers = part.slice(0, cut);
  const raw = part.slice(cut + 4);
  const type = /content-type: ([\w/]+)/i.exec(headers)?.[1] ?? '';
  if (/base64/i.test(headers)) return { type, content: Buffer.from(raw, 'base64').toString() };
  if (!/quoted-printable/i.test(headers)) return { type, content: raw };
  const bytes = raw
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return { type, content: Buffer.from(bytes, 'latin1').toString() };
}
