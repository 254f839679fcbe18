import { z } from 'zod';
import { inputMessage } from './input-messages.ts';

// What every input is made of. Its size is looked at before anything in it, so that a wrong input costs no more than its text.

z.config({ customError: inputMessage });

/** So many faults are found in a list, and named in a refusal. */
export const MOST_ISSUES = 20;
/** Of names that the caller made up, so much is kept. */
const KEY_CHARACTERS = 30;

const Input = z.core.$constructor<z.ZodObject>('LarderInput', (input, def) => {
  z.ZodObject.init(input, def);
  const parse = input._zod.parse.bind(input._zod);
  input._zod.parse = (payload, ctx) => {
    const parsed = parse(payload, ctx);
    if (payload.issues.length > 0) payload.issues = payload.issues.map(withShortKeys);
    return parsed;
  };
});

/** An object with these fields and no others, as every input is. */
export function inputOf<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape, z.core.$strict> {
  const input = new Input({ type: 'object', shape, catchall: z.never() });
  return input as unknown as z.ZodObject<Shape, z.core.$strict>;
}

/** Zod keeps the names of all unknown fields. */
function withShortKeys(issue: z.core.$ZodRawIssue): z.core.$ZodRawIssue {
  if (issue.code !== 'unrecognized_keys') return issue;
  const keys = issue.keys
    .slice(0, MOST_ISSUES)
    .map((key) => key.slice(0, KEY_CHARACTERS).replace(/\p{C}/gu, ''));
  return { ...issue, keys };
}

interface ListDef extends z.core.$ZodArrayDef {
  most: number;
}

const List = z.core.$constructor<z.ZodArray, ListDef>('LarderList', (list, def) => {
  z.ZodArray.init(list, def);
  const parse = list._zod.parse.bind(list._zod);
  list._zod.parse = (payload, ctx) => {
    const items = payload.value as unknown;
    // Zod's own says what is wrong with the list as a whole, and looks at its length first.
    if (!Array.isArray(items) || items.length > def.most) return parse(payload, ctx);
    const parsed: unknown[] = (payload.value = []);
    for (let at = 0; at < items.length && payload.issues.length < MOST_ISSUES; at += 1) {
      const item = def.element._zod.run({ value: items[at] as unknown, issues: [] }, ctx);
      if (item instanceof Promise) throw new z.core.$ZodAsyncError();
      if (item.issues.length > 0) payload.issues.push(...z.core.util.prefixIssues(at, item.issues));
      parsed.push(item.value);
    }
    return payload;
  };
});

interface ListBounds {
  max: number;
  min?: number;
  /** Said of a list that is too long. */
  message?: string;
  /** Said of one that is too short. */
  shortMessage?: string;
}

/** A list of `min` to `max` items. One that is too long is refused before any of its items is looked at. */
export function listOf<Item extends z.ZodType>(
  item: Item,
  { max, min = 0, message, shortMessage }: ListBounds,
): z.ZodArray<Item> {
  const list = new List({ type: 'array', element: item, most: max }) as unknown as z.ZodArray<Item>;
  const bounded = list.max(max, { error: message, abort: true });
  return min === 0 ? bounded : bounded.min(min, shortMessage);
}

/** A text of at most `max` UTF-16 units. What a longer one holds is not looked at. */
export function boundedText(max: number, message?: string): z.ZodString {
  return z.string().max(max, { error: message, abort: true });
}

/** The same, trimmed first. */
export function boundedTrimmedText(max: number, message?: string): z.ZodString {
  return z.string().trim().max(max, { error: message, abort: true });
}
