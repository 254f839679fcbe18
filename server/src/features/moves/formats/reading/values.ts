import {
  isObject,
  property,
  type JsonObject,
  type JsonValue,
} from '../../../../extraction/page/lenient-json.ts';
import { MoveFileError } from '../contract.ts';
import { checkJson } from '../guards/json.ts';
import { decodeText } from '../guards/text.ts';

// What programs write as JSON: values that may be missing, null, or of another kind than their documents say.

export { isObject, property, type JsonObject, type JsonValue };

/**
 * The value of a JSON file, of whose lists none has more items than `most` (100,000).
 * @throws MoveFileError 'unreadable' for what is none, 'too-deep', 'too-many-items'.
 */
export function parseJson(bytes: Buffer, most?: number): JsonValue {
  const text = decodeText(bytes);
  checkJson(text, most);
  try {
    return JSON.parse(text) as JsonValue;
  } catch (error) {
    throw new MoveFileError('unreadable', error);
  }
}

/** The object in a JSON file, likewise. */
export function parseJsonObject(bytes: Buffer, most?: number): JsonObject {
  const value = parseJson(bytes, most);
  if (!isObject(value)) throw new MoveFileError('unreadable');
  return value;
}

/** A text, or a number as one; empty for anything else. */
export function textOf(value: JsonValue | undefined): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : '';
}

/** The same, undefined when there is none. */
export function optionalText(value: JsonValue | undefined): string | undefined {
  return textOf(value) || undefined;
}

/** The items of a list; none for anything else. */
export function itemsOf(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? value : [];
}

/** The objects in a list. */
export function objectsOf(value: JsonValue | undefined): JsonObject[] {
  return itemsOf(value).filter(isObject);
}

/** The texts in a list, without empty ones. */
export function textsOf(value: JsonValue | undefined): string[] {
  return itemsOf(value)
    .map(textOf)
    .filter((text) => text !== '');
}

/** A yes in any of the ways in which programs store one. */
export function isYes(value: JsonValue | undefined): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

/** 1 to 5 stars, rounded; undefined for none. Also in words and signs: '4/5', '4.5 stars', '★★★★☆', '8 out of 10'. */
export function ratingOf(value: JsonValue | undefined, best = 5): number | undefined {
  const text = textOf(value).slice(0, 100);
  const drawn = /^[★⭐✩☆\ufe0f\s]+$/u.test(text) ? text.match(/[★⭐]/gu)?.length : undefined;
  const [, stars = '', of] =
    /^(?:rated\s)?(\d{1,3}(?:[.,]\d{1,6})?)(?:\s?(?:\/|of|out of|von)\s?(\d{1,3}))?(?:\s(?:stars?|Sterne?))?$/i.exec(
      text,
    ) ?? [];
  const said = drawn ?? (stars === '' ? Number.NaN : Number(stars.replace(',', '.')));
  const rounded = Math.round((said * 5) / (Number(of) || best));
  return rounded >= 1 && rounded <= 5 ? rounded : undefined;
}

/** A moment in ISO 8601, or a day and time with a space between them, which is read as UTC; or as seconds or milliseconds of Unix. */
export function dateOf(value: JsonValue | undefined): Date | undefined {
  const counted = /^\d{10}(?:\d{3})?$/.exec(textOf(value))?.[0];
  if (counted !== undefined) return new Date(Number(counted) * (counted.length > 10 ? 1 : 1_000));
  const text = textOf(value)
    .replace(/^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})/, '$1T$2')
    .replace(/\s(?:UTC|GMT)$/, 'Z');
  if (!/^\d{4}-\d{2}-\d{2}/.test(text)) return undefined;
  const isPlain = text.includes('T') && !/(?:z|[+-]\d{2}:?\d{2})$/i.test(text);
  const date = new Date(isPlain ? `${text}Z` : text);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** An absolute http(s) address; undefined for any other text. */
export function addressOf(value: JsonValue | undefined): string | undefined {
  const text = textOf(value);
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) ? text : undefined;
}

/** Without what is missing. */
export function defined<T extends object>(values: T): { [Name in keyof T]?: NonNullable<T[Name]> } {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null),
  ) as { [Name in keyof T]?: NonNullable<T[Name]> };
}
