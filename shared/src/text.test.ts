import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { optionalWebAddress, webAddress, withoutCredentials } from './text.ts';

const address = webAddress('no address');

it.each([
  ['https://user:password@example.com/pie?a=b@c#d@e', 'https://example.com/pie?a=b@c#d@e'],
  ['HTTP://user@example.com', 'HTTP://example.com'],
  ['https://a@b:c@example.com:8443/', 'https://example.com:8443/'],
  ['https://\\user:password@example.com/', 'https://\\example.com/'],
  ['https://\tuser:pass\nword@example.com/', 'https://\texample.com/'],
  ['https://example.com/@cook', 'https://example.com/@cook'],
  ['https://example.com\\@cook', 'https://example.com\\@cook'],
  ['https://example.com?to=a@b', 'https://example.com?to=a@b'],
])('withoutCredentials removes name and password, and nothing else: %j', (given, kept) => {
  expect(address.parse(given)).toBe(kept);
});

it('webAddress returns no name or password, and the same target otherwise', () => {
  const part = fc.stringMatching(/^[\w:@\\/?#.\t\n%-]{0,12}$/);
  fc.assert(
    fc.property(part, part, (authority, rest) => {
      const given = `https://${authority}@example.com/${rest}`;
      fc.pre(address.safeParse(given).success);
      const kept = new URL(address.parse(given));
      const before = new URL(given.trim());
      expect([kept.username, kept.password]).toEqual(['', '']);
      expect([kept.host, kept.pathname, kept.search, kept.hash]).toEqual([
        before.host,
        before.pathname,
        before.search,
        before.hash,
      ]);
      expect(withoutCredentials(withoutCredentials(given))).toBe(withoutCredentials(given));
    }),
    { numRuns: 2_000 },
  );
});

describe('an address that may be left out', () => {
  const optional = optionalWebAddress('no address');

  it('is null for an empty text', () => {
    expect([optional.parse(''), optional.parse(null)]).toEqual([null, null]);
    expect(optional.parse(' https://anna:secret@example.org/soup ')).toBe('https://example.org/soup');
  });

  it('fails with the message of its field', () => {
    expect(optional.safeParse('leek').error?.issues.map(({ message }) => message)).toEqual(['no address']);
  });
});
