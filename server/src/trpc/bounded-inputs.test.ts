import { inputOf, listOf, MOST_ISSUES } from '@larder/shared/input';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { INPUTS, isKind, partsOf } from '../testing/input-schemas.ts';

type Schema = z.ZodType;
const partsOfKind = (schema: Schema, kind: string) => partsOf(schema).filter(isKind(kind)) as Schema[];
const lists = INPUTS.flatMap(([path, input]) =>
  partsOfKind(input, 'array').map((list) => [path, list] as const),
);
const mostOf = (list: Schema) => (list._zod.def as unknown as { most: number }).most;

/** A list that counts how many of its items are looked at. */
function counted(length: number, item: unknown) {
  let looks = 0;
  const get = (target: unknown[], key: string | symbol) => {
    if (key === 'length') return length;
    if (typeof key === 'string' && /^\d+$/.test(key)) {
      looks += 1;
      return item;
    }
    return Reflect.get(target, key) as unknown;
  };
  return { list: new Proxy<unknown[]>([], { get }), looks: () => looks };
}

describe('every input', () => {
  it.each(INPUTS)('is made of objects and lists that bound what they hold: %s', (_, schema) => {
    const [anObject, aList] = [inputOf({}), listOf(z.string(), { max: 1 })];
    const isLike = (known: Schema) => (part: Schema) => part._zod.constr === known._zod.constr;
    const objects = partsOfKind(schema, 'object');
    expect(objects.length).toBeGreaterThan(0);
    expect(objects.filter((part) => !isLike(anObject)(part))).toEqual([]);
    expect(partsOfKind(schema, 'array').filter((part) => !isLike(aList)(part))).toEqual([]);
  });

  it.each(INPUTS)('looks at the length of a text before anything else in it: %s', (_, schema) => {
    for (const part of partsOfKind(schema, 'string')) {
      const { format, checks = [] } = part._zod.def as z.core.$ZodStringDef & { format?: string };
      const kinds = checks.map(
        ({ _zod: { def } }) => def as { check: string; abort?: boolean; format?: string; pattern?: RegExp },
      );
      const [first] = kinds.filter(({ check }) => check !== 'overwrite');
      // What a pattern describes from end to end has a length of its own.
      const isPattern = /^\^.*\$$/s.test(String(first?.pattern?.source)) || format !== undefined;
      const isBounded = first?.check === 'max_length' && first.abort === true;
      // Of a transformed input, the texts have been looked at.
      if (kinds.length > 0 || format !== undefined)
        expect({ kinds, is: isPattern || isBounded }).toMatchObject({ is: true });
    }
  });
});

describe('a list of an input', () => {
  it('is found where there are some', () => {
    expect(new Set(lists.map(([path]) => path)).size).toBeGreaterThan(12);
  });

  it.each(lists)('of %s is refused by its length, before any of its items is looked at', (_, schema) => {
    const { list, looks } = counted(mostOf(schema) + 1, 5);
    const { error } = schema.safeParse(list);
    expect(error?.issues).toHaveLength(1);
    expect(error?.issues[0]).toMatchObject({ code: 'too_big' });
    expect(looks()).toBe(0);
  });

  it.each(lists)('of %s is left after 20 faults', (_, schema) => {
    const { list, looks } = counted(mostOf(schema), 5);
    const { error } = schema.safeParse(list);
    expect(looks()).toBeLessThanOrEqual(MOST_ISSUES);
    expect(error?.issues.length).toBeLessThan(MOST_ISSUES * 2);
  });

  it('of objects is left as soon, and names few of their unknown fields', () => {
    const schema = listOf(inputOf({ id: z.string() }), { max: 1_000 });
    const { list, looks } = counted(
      1_000,
      Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`${n}${'x'.repeat(1_000)}`, n])),
    );
    const { error } = schema.safeParse(list);
    expect(looks()).toBeLessThanOrEqual(MOST_ISSUES);
    expect(error?.message.length).toBeLessThan(40_000);
    expect(error?.issues[1]?.message.length).toBeLessThan(150);
  });

  it('that fits comes through as it was', () => {
    const schema = listOf(z.string().trim(), { max: 3, min: 1 });
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 3 }), (texts) => {
        expect(schema.parse(texts)).toEqual(texts.map((text) => text.trim()));
      }),
    );
    expect(schema.safeParse([]).error?.issues[0]?.message).toBe('Input has too few entries: at least 1');
  });
});

describe('what is wrong with an input', () => {
  const raw = z.locales.en().localeError;
  const wrong = [
    undefined,
    null,
    5,
    -1,
    0.5,
    1e12,
    true,
    '',
    'x',
    'x'.repeat(100_000),
    [],
    [null],
    {},
    { a: 1 },
  ];
  const messageless = (schema: Schema, value: unknown) =>
    (schema.safeParse(value).error?.issues ?? []).filter((issue) => {
      const said = raw(issue as z.core.$ZodRawIssue);
      return (
        issue.message === (typeof said === 'string' ? said : said?.message) ||
        /^Invalid input/.test(issue.message)
      );
    });

  it.each(INPUTS)('is said in a sentence of ours, whatever it is: %s', (_, schema) => {
    for (const value of wrong) {
      expect(messageless(schema, value)).toEqual([]);
      for (const object of partsOfKind(schema, 'object')) {
        const { shape } = object._zod.def as unknown as { shape: Record<string, Schema> };
        for (const field of Object.keys(shape)) expect(messageless(object, { [field]: value })).toEqual([]);
      }
      for (const list of partsOfKind(schema, 'array')) expect(messageless(list, [value])).toEqual([]);
    }
  });

  it.each([
    ['auth.signIn', { email: 'a@example.org' }, 'Password is missing'],
    ['recipes.list', { limit: 101 }, 'limit is too large: at most 100'],
    ['recipes.list', { limit: 0 }, 'limit is too small: at least 1'],
    ['recipes.list', { limit: 1.5 }, 'limit must be a whole number'],
    ['recipes.list', { photoOnly: 'yes' }, 'photoOnly must be true or false'],
    ['recipes.list', { difficulty: 'none' }, 'Difficulty must be one of: easy, medium, hard'],
    ['recipes.list', { search: 5 }, 'Search must be text'],
    ['recipes.byId', { id: '5' }, 'id is not a valid ID'],
    ['recipes.byId', 5, 'Input must be an object'],
    ['recipes.deleteMany', { ids: {} }, 'ids must be a list'],
    ['recipes.deleteMany', { ids: [] }, 'ids has too few entries: at least 1'],
    ['recipes.create', { title: 'x', importantNote: '', 'a\u0000b': 1 }, 'Unknown fields: importantNote, ab'],
  ])('names the field: %s %j', (path, input, message) => {
    const [, schema] = INPUTS.find(([known]) => known === path) ?? [];
    expect(schema?.safeParse(input).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});
