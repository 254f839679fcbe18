import * as messages from '#messages/limits.json';
import { z } from 'zod';
import { boundedText, boundedTrimmedText } from './input.ts';
import { format } from './messages/format.ts';

const UNSAFE = /\u0000|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

export const UNSAFE_TEXT_MESSAGE = messages.unsafeText;

/** True when a text holds no NUL and no lone surrogate, which Postgres and JSON cannot carry (docs/rules.md, Authorization). */
export function isStorableText(value: string): boolean {
  return !UNSAFE.test(value);
}

/** '{Field} must be at most {n} characters' (docs/rules.md, Authorization). */
export function tooLongMessage(field: string, max: number): string {
  return format(messages.tooLong, { field, max });
}

/** A string of at most `max` UTF-16 units that can be stored; `field` names it in the messages. Not trimmed. */
export function text(field: string, max: number) {
  return boundedText(max, tooLongMessage(field, max)).refine(isStorableText, UNSAFE_TEXT_MESSAGE);
}

/** The same, trimmed first. */
export function trimmedText(field: string, max: number) {
  return boundedTrimmedText(max, tooLongMessage(field, max)).refine(isStorableText, UNSAFE_TEXT_MESSAGE);
}

/** The same, with something to be seen: characters without a form of their own do not count. */
export function requiredText(field: string, max: number, message: string) {
  return trimmedText(field, max).refine((value) => /[^\p{Cf}\s]/u.test(value), message);
}

/** An absolute http(s) address of at most 2,048 characters; a name and password in it are taken out. */
export function webAddress(message: string) {
  return addressAsGiven(message).transform(withoutCredentials);
}

/** The same, or nothing at all: an empty text or null, as null. */
export function optionalWebAddress(message: string) {
  // Transformed last: a union of schemas says what is wrong only where none of them has transformed the value.
  return addressAsGiven(message)
    .or(z.literal(''))
    .transform((address) => (address === '' ? null : withoutCredentials(address)))
    .nullable();
}

function addressAsGiven(message: string) {
  return boundedTrimmedText(2048, message)
    .refine(isStorableText, message)
    .refine((value) => isWebAddress(value), message);
}

/** The http(s) address without 'user:password@', where browsers would read one, and else unchanged: never longer than it was. */
export function withoutCredentials(address: string): string {
  return address.replace(/^(https?:\/\/[\\/\t\r\n]*)[^/?#\\]*@/i, '$1');
}

/** True for an absolute http or https URL with a host. */
export function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^/?#]/i.test(value)) return false;
  return URL.canParse(value);
}
