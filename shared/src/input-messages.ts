import fields from '#messages/fields.json';
import * as limits from '#messages/limits.json';
import messages from '#messages/input.json';
import type { z } from 'zod';
import { format } from './messages/format.ts';

type Issue = z.core.$ZodRawIssue;

/** So many unknown fields are named. */
const NAMED_FIELDS = 3;

/**
 * The sentence of a wrong input, where its schema has none of its own. It names the field as the screens do, or as the schema does
 * where no screen shows it.
 */
export function inputMessage(issue: Issue): string {
  const field = fieldOf(issue);
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return format(messages.missing, { field });
      return format(EXPECTED[issue.expected] ?? messages.invalid, { field });
    case 'too_big':
      return tooBigMessage(issue, field);
    case 'too_small':
      return tooSmallMessage(issue, field);
    case 'invalid_format':
      return format(IDS.has(issue.format) ? messages.invalidId : messages.invalid, { field });
    case 'invalid_value':
      return format(messages.oneOf, { field, values: issue.values.join(', ') });
    case 'unrecognized_keys':
      return format(messages.unknownFields, { names: issue.keys.slice(0, NAMED_FIELDS).join(', ') });
    default:
      return format(messages.invalid, { field });
  }
}

const IDS: ReadonlySet<string> = new Set(['uuid', 'guid']);
const EXPECTED: Partial<Record<string, string>> = {
  string: messages.expectsText,
  number: messages.expectsNumber,
  int: messages.expectsWholeNumber,
  boolean: messages.expectsTrueOrFalse,
  array: messages.expectsList,
  object: messages.expectsObject,
};

function tooBigMessage({ origin, maximum }: Issue & { code: 'too_big' }, field: string): string {
  const max = Number(maximum);
  if (origin === 'string') return format(limits.tooLong, { field, max });
  return format(origin === 'array' ? messages.tooMany : messages.tooLarge, { field, max });
}

function tooSmallMessage({ origin, minimum }: Issue & { code: 'too_small' }, field: string): string {
  const min = Number(minimum);
  if (origin === 'string') return format(messages.tooShort, { field, min });
  return format(origin === 'array' ? messages.tooFew : messages.tooSmall, { field, min });
}

/** The innermost field with a name: entries of a list have none. */
function fieldOf({ path = [] }: Issue): string {
  const key = path.findLast((part) => typeof part === 'string');
  if (key === undefined) return messages.input;
  return Object.hasOwn(fields, key) ? fields[key as keyof typeof fields] : key;
}
