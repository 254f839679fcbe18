import fc from 'fast-check';
import superjson, { type SuperJSONResult } from 'superjson';
import { describe, expect, it } from 'vitest';
import { answers, transformer } from './transformer.ts';

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const throughOurs = (value: unknown): unknown =>
  superjson.deserialize(overTheWire(answers.serialize(value)) as SuperJSONResult);
const throughTheirs = (value: unknown): unknown =>
  superjson.deserialize(overTheWire(superjson.serialize(value)) as SuperJSONResult);

describe('the encoder of answers', () => {
  it('writes plain data and dates exactly as superjson does', () => {
    const list = {
      items: [
        { id: 'a', at: new Date(5), tags: ['x'], image: null },
        { id: 'b', at: new Date(6), tags: [], image: { id: 'p', widths: [1] } },
      ],
      total: 2,
    };
    expect(overTheWire(answers.serialize(list))).toEqual(overTheWire(superjson.serialize(list)));
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'x'],
    ['a date', new Date(7)],
    ['an invalid date', { at: new Date(Number.NaN) }],
    ['undefined fields', { a: undefined, b: [undefined] }],
    ['numbers beyond JSON', { a: Number.NaN, b: -0, c: Number.POSITIVE_INFINITY, d: 5n }],
    ['maps and sets', { a: new Map([['k', new Date(1)]]), b: new Set([1]) }],
    ['dots and backslashes in keys', { 'a.b': { 'c\\d': new Date(2) } }],
    ['a key of no name', { '': [new Date(0)], a: { '': new Date(1) } }],
    ['a thing without a prototype', Object.assign(Object.create(null) as object, { at: new Date(3) })],
    ['an address', { url: new URL('https://a.example/') }],
  ])('carries %s as superjson does', (_, value) => {
    expect(throughOurs(value)).toEqual(throughTheirs(value));
  });

  it('carries circular references as superjson does', () => {
    const loop: { at: Date; self?: unknown } = { at: new Date(4) };
    loop.self = loop;
    expect(throughOurs(loop)).toEqual(throughTheirs(loop));
  });

  it('carries any value as superjson does', () => {
    const anything = fc.anything({ withDate: true, withMap: true, withSet: true, withBigInt: true });
    fc.assert(
      fc.property(anything, (value) => {
        expect(outcomeOf(() => throughOurs(value))).toEqual(outcomeOf(() => throughTheirs(value)));
      }),
      { numRuns: 500 },
    );
  });
});

describe('an input', () => {
  it('is the value under json; everything else is ignored', () => {
    const untouchable = new Proxy(
      {},
      {
        get: () => expect.unreachable('meta was read'),
        ownKeys: () => expect.unreachable('meta was walked'),
      },
    );
    expect(transformer.input.deserialize({ json: { s: [0, 1] }, meta: untouchable })).toEqual({ s: [0, 1] });
  });

  it.each([[null], [5], ['x'], [[]], [{}], [undefined]])('is undefined without the envelope: %j', (given) => {
    expect(transformer.input.deserialize(given)).toBeUndefined();
  });

  it('keeps the types of JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const sent = overTheWire(transformer.input.serialize(value));
        expect(transformer.input.deserialize(sent)).toEqual(overTheWire(value));
      }),
    );
  });
});

function outcomeOf(work: () => unknown): unknown {
  try {
    return { value: work() };
  } catch (error) {
    return { error };
  }
}

describe('the decoder of inputs', () => {
  it('reads plain data with undefined values as superjson wrote them', () => {
    const key = fc.stringMatching(/^[a-z]{1,5}$/);
    const value = fc.letrec((tie) => ({
      any: fc.oneof({ maxDepth: 4 }, tie('leaf'), fc.array(tie('any'), { maxLength: 4 }), tie('object')),
      leaf: fc.constantFrom(undefined, null, 1, 'a', true),
      object: fc.dictionary(key, tie('any'), { maxKeys: 4, noNullPrototype: true }),
    })).any;
    fc.assert(
      fc.property(value, (input) => {
        const sent = overTheWire(superjson.serialize(input));
        expect(transformer.input.deserialize(sent)).toStrictEqual(input);
      }),
    );
  });
});
