import { describe, expect, it } from 'vitest';
import { callInput } from './call-input.ts';

const received = (json: unknown, meta?: unknown) =>
  callInput.deserialize(JSON.parse(JSON.stringify(meta === undefined ? { json } : { json, meta })));
const undefinedAt = (...paths: string[]) => ({
  values: Object.fromEntries(paths.map((path) => [path, ['undefined']])),
  v: 1,
});

describe('an input', () => {
  it('is what stands under json', () => {
    expect(received({ a: 1 })).toEqual({ a: 1 });
    for (const envelope of [null, 5, 'json', [], {}, { meta: {} }])
      expect(callInput.deserialize(envelope)).toBeUndefined();
  });

  it('has the values that superjson marks as undefined', () => {
    expect(received(null, { values: ['undefined'], v: 1 })).toBeUndefined();
    expect(received({ a: null, b: { c: [null, 1] } }, undefinedAt('a', 'b.c.0'))).toStrictEqual({
      a: undefined,
      b: { c: [undefined, 1] },
    });
  });

  it.each([
    ['a value that is there', { a: 1 }, undefinedAt('a')],
    ['the whole of it', { a: 1 }, { values: ['undefined'] }],
    ['what is not its own', { a: null }, undefinedAt('toString', '__proto__.a', 'a.b', 'b', '', '.')],
    ['the length of a list', { a: [] }, undefinedAt('a.length')],
    ['other kinds of values', { a: null }, { values: { a: ['Date'] }, referentialEqualities: { a: ['a'] } }],
    ['marks of another form', { a: null }, { values: { a: ['undefined', { b: ['undefined'] }] } }],
    ['lists of marks', { a: null }, { values: [['undefined']] }],
    ['texts', { a: null }, { values: 'undefined' }],
  ])('is otherwise not changed by what stands beside it: %s', (_, json, meta) => {
    expect(received(json, meta)).toStrictEqual(json);
  });

  it('leaves prototypes alone', () => {
    const text = '{"json":{"__proto__":{"a":null}},"meta":{"values":{"__proto__.a":["undefined"]}}}';
    expect(Object.keys(callInput.deserialize(JSON.parse(text)) as object)).toEqual(['__proto__']);
    expect('a' in {}).toBe(false);
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });

  it('has a hundred of them at most, and none that stands deeper than an input goes', () => {
    const many = Array.from({ length: 150 }, (_, n) => `a${n}`);
    const nulls = Object.fromEntries(many.map((key) => [key, null]));
    const values = Object.values(received(nulls, undefinedAt(...many)) as object);
    expect(values.filter((value) => value === undefined)).toHaveLength(100);
    const deep = { a: { a: { a: { a: { a: { a: { a: { a: { a: { a: { a: null } } } } } } } } } } };
    expect(received(deep, undefinedAt(Array(11).fill('a').join('.')))).toStrictEqual(deep);
  });

  it('looks at no more of what stands beside it', () => {
    let looks = 0;
    const values = new Proxy(undefinedAt(...Array.from({ length: 5_000 }, (_, n) => `a${n}`)).values, {
      get: (target, key) => {
        looks += 1;
        return Reflect.get(target, key) as unknown;
      },
    });
    const untouched = () => {
      throw new Error('This is not looked at');
    };
    const meta = { values, referentialEqualities: new Proxy({}, { get: untouched, ownKeys: untouched }) };
    expect(callInput.deserialize({ json: { a0: null }, meta })).toStrictEqual({ a0: undefined });
    expect(looks).toBe(100);
  });
});
