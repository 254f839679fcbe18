import { CODE_MINUTES, RESET_LINK_MINUTES } from '@larder/shared/auth/schema';
import { formatIn } from '@larder/shared/messages/format';
import type { Language } from '@larder/shared/messages/language';
import { PRODUCT_NAME } from '@larder/shared/product';
import type { Mail } from '../../adapters/mail/mailer.ts';
import { messagesIn, type ServerMessages } from '../../messages/messages-in.ts';
import { composeMail } from './mail-template.tsx';

// No mail contains what a stranger typed: a display name could carry an advertisement to any inbox.

/** To whom a mail goes, and in which language. */
export interface Reader {
  to: string;
  language: Language;
}

type Key = keyof ServerMessages['mails'];

function textsFor({ language }: Reader): (key: Key, values?: Record<string, string | number>) => string {
  return (key, values) =>
    formatIn(language, messagesIn(language).mails[key], { name: PRODUCT_NAME, ...values });
}

/** The code that proves that the address can be read. */
export function verifyEmailMail(reader: Reader, code: string): Mail {
  const say = textsFor(reader);
  return composeMail({
    ...reader,
    subject: say('verifySubject'),
    title: say('verifyTitle'),
    parts: [
      { paragraph: say('verifyWelcome') },
      { code },
      { paragraph: say('verifyValid', { minutes: CODE_MINUTES }) },
      { small: say('verifyIgnore') },
    ],
    consoleLine: `${PRODUCT_NAME} code for ${reader.to}: ${code}`,
  });
}

/** For a sign-up with the address of an existing account: only its owner is told. */
export function addressTakenMail(reader: Reader, origin: string): Mail {
  const say = textsFor(reader);
  return composeMail({
    ...reader,
    subject: say('takenSubject'),
    title: say('takenTitle'),
    parts: [
      { paragraph: say('takenText') },
      { button: say('signIn'), address: origin },
      { small: say('takenIgnore') },
    ],
    consoleLine: `${PRODUCT_NAME} mail for ${reader.to}: this address already has an account, sign in at ${origin}`,
  });
}

/** The link to a new password. */
export function resetPasswordMail(reader: Reader, link: string): Mail {
  const say = textsFor(reader);
  return composeMail({
    ...reader,
    subject: say('resetSubject'),
    title: say('resetTitle'),
    parts: [
      { paragraph: say('resetText') },
      { button: say('resetButton'), address: link },
      { paragraph: say('resetValid', { minutes: RESET_LINK_MINUTES }) },
      { small: say('resetIgnore') },
    ],
    consoleLine: `${PRODUCT_NAME} password reset for ${reader.to}: ${link}`,
  });
}

/** A notice to the owner, who may not be the one who did it. */
export function passwordChangedMail(reader: Reader, origin: string): Mail {
  const say = textsFor(reader);
  return composeMail({
    ...reader,
    subject: say('changedSubject'),
    title: say('changedTitle'),
    parts: [
      { paragraph: say('changedText') },
      { paragraph: say('nothingToDo') },
      { paragraph: say('changedNotYou') },
      { button: say('open'), address: origin },
    ],
    consoleLine: `${PRODUCT_NAME} mail for ${reader.to}: the password was changed`,
  });
}

/** A sign-in with the right password from a browser that this account has not seen. `device` holds only words of ours. */
export function newDeviceMail(
  reader: Reader,
  origin: string,
  { device, at }: { device: string; at: Date },
): Mail {
  const say = textsFor(reader);
  return composeMail({
    ...reader,
    subject: say('newDeviceSubject'),
    title: say('newDeviceTitle'),
    parts: [
      { paragraph: say('newDeviceText', { device, time: timeOf(at, reader.language) }) },
      { paragraph: say('nothingToDo') },
      { paragraph: say('newDeviceNotYou') },
      { button: say('open'), address: origin },
    ],
    consoleLine: `${PRODUCT_NAME} mail for ${reader.to}: signed in on a new device`,
  });
}

function timeOf(date: Date, language: Language): string {
  return date.toLocaleString(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
}
