import { CODE_MINUTES, RESET_LINK_MINUTES } from '@larder/shared/auth/schema';
import { PRODUCT_NAME } from '@larder/shared/product';
import type { Mail } from '../../adapters/mail/mailer.ts';
import { composeMail } from './mail-template.tsx';

// No mail contains what a stranger typed: a display name could carry an advertisement to any inbox.

const NOTHING_TO_DO = 'If it was you, there is nothing to do.';
const OPEN = `Open ${PRODUCT_NAME}`;

/** The code that proves that the address can be read. */
export function verifyEmailMail(to: string, code: string): Mail {
  return composeMail({
    to,
    subject: `Your ${PRODUCT_NAME} code`,
    title: 'Confirm your email',
    parts: [
      { paragraph: `Welcome to ${PRODUCT_NAME}. Enter this code to confirm your email address:` },
      { code },
      { paragraph: `The code is good for ${CODE_MINUTES} minutes. A newer one replaces it.` },
      { small: 'If you did not ask for it, you can ignore this email: without the code, nothing happens.' },
    ],
    consoleLine: `${PRODUCT_NAME} code for ${to}: ${code}`,
  });
}

/** For a sign-up with the address of an existing account: only its owner is told. */
export function addressTakenMail(to: string, origin: string): Mail {
  return composeMail({
    to,
    subject: `You already have a ${PRODUCT_NAME} account`,
    title: 'You already have an account',
    parts: [
      {
        paragraph: `Somebody, perhaps you, tried to sign up for ${PRODUCT_NAME} with this email address. You already have an account.`,
      },
      { button: 'Sign in', address: origin },
      { small: 'If it was not you, there is nothing to do: nothing about your account has changed.' },
    ],
    consoleLine: `${PRODUCT_NAME} mail for ${to}: this address already has an account, sign in at ${origin}`,
  });
}

/** The link to a new password. */
export function resetPasswordMail(to: string, link: string): Mail {
  return composeMail({
    to,
    subject: `Reset your ${PRODUCT_NAME} password`,
    title: 'Choose a new password',
    parts: [
      {
        paragraph: `Somebody, hopefully you, asked to reset the password of your ${PRODUCT_NAME} account.`,
      },
      { button: 'Reset password', address: link },
      {
        paragraph: `The link works once, for ${RESET_LINK_MINUTES} minutes. A newer one replaces it.`,
      },
      { small: 'If you did not ask for it, you can ignore this email: your password stays as it is.' },
    ],
    consoleLine: `${PRODUCT_NAME} password reset for ${to}: ${link}`,
  });
}

/** A notice to the owner, who may not be the one who did it. */
export function passwordChangedMail(to: string, origin: string): Mail {
  return composeMail({
    to,
    subject: `Your ${PRODUCT_NAME} password was changed`,
    title: 'Your password was changed',
    parts: [
      {
        paragraph: `The password of your ${PRODUCT_NAME} account has just been changed, and your other devices were signed out.`,
      },
      { paragraph: NOTHING_TO_DO },
      {
        paragraph:
          'If it was not you, take your account back at once: where you sign in, choose “Forgot password?”.',
      },
      { button: OPEN, address: origin },
    ],
    consoleLine: `${PRODUCT_NAME} mail for ${to}: the password was changed`,
  });
}

/** A sign-in with the right password from a browser that this account has not seen. `device` holds only words of ours. */
export function newDeviceMail(
  to: string,
  origin: string,
  { device, at }: { device: string; at: Date },
): Mail {
  return composeMail({
    to,
    subject: `New sign-in to your ${PRODUCT_NAME} account`,
    title: 'A new device signed in',
    parts: [
      {
        paragraph: `Your ${PRODUCT_NAME} account was used on a device that it had not been used on before: ${device}, ${timeOf(at)}.`,
      },
      { paragraph: NOTHING_TO_DO },
      {
        paragraph:
          'If it was not you, change your password in the settings: that signs out every other device.',
      },
      { button: OPEN, address: origin },
    ],
    consoleLine: `${PRODUCT_NAME} mail for ${to}: signed in on a new device`,
  });
}

const TIME = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

function timeOf(date: Date): string {
  return `${TIME.format(date)} UTC`;
}
