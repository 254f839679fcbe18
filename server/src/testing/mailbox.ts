import type { Mail, Mailer } from '../adapters/mail/mailer.ts';
import type { Deps } from '../ctx.ts';
import { sendMail } from '../features/auth/mails.ts';
import { JOBS, type JobPayload } from '../jobs/jobs.ts';
import type { Jobs } from '../jobs/queue.ts';

/** A queue that holds mail jobs until `deliver`, and a mailer that stores the mails. */
export function testMailbox() {
  const mails: Mail[] = [];
  const waiting: JobPayload<'mail'>[] = [];
  const mailer: Mailer = { send: async (mail) => void mails.push(mail), close: async () => undefined };
  const jobs: Jobs = {
    enqueue: async (name, payload) => {
      if (name === 'mail') waiting.push(JOBS.mail.payload.parse(payload));
    },
    ping: async () => undefined,
    depths: async () => [],
    close: async () => undefined,
  };
  return {
    parts: { mailer, jobs },
    mails,
    waiting,
    /** Runs the waiting mail jobs as the worker does; returns the newest mail to the address, and its code. */
    deliver: async (deps: Deps, to: string): Promise<{ mail: Mail; code: string }> => {
      for (const payload of waiting.splice(0)) await sendMail(deps, payload);
      const mail = mails.findLast((sent) => sent.to === to);
      if (!mail) throw new Error(`No mail to ${to}`);
      return { mail, code: /\b\d{6}\b/.exec(mail.text)?.[0] ?? '' };
    },
  };
}
