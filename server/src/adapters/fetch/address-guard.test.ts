import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkPeer,
  findSafeTarget,
  isGlobalUnicast,
  parseFetchUrl,
  parseRedirect,
  AddressRefusedError,
  type ResolveHost,
} from './address-guard.ts';

const noName: ResolveHost = () => Promise.resolve([]);
const answering = (...addresses: string[]) => ({ allowHosts: [], resolve: () => Promise.resolve(addresses) });

describe('isGlobalUnicast', () => {
  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '168.63.129.16',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b::808:808',
    '100::1',
    '2001::1',
    '2001:2::1',
    '2001:10::1',
    '2001:20::1',
    '2001:db8::1',
    '2002:7f00:1::1',
    '2606:4700::5efe:10.0.0.1',
    '2606:4700::200:5efe:10.0.0.1',
    '3fff::1',
    '4000::1',
    '5f00::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    'not an address',
    '',
  ])('refuses %s', (address) => {
    expect(isGlobalUnicast(address)).toBe(false);
  });

  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '168.63.129.15',
    '172.32.0.1',
    '2606:4700:4700::1111',
    '2a00:1450:4001::200e',
  ])('accepts %s', (address) => {
    expect(isGlobalUnicast(address)).toBe(true);
  });
});

describe('parseFetchUrl', () => {
  it.each([
    'ftp://example.com/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'gopher://example.com/',
    'data:text/html,x',
    'https://user@example.com/',
    'https://user:secret@example.com/',
    'https://:secret@example.com/',
    'example.com',
    '//example.com/',
    'https://',
    '',
    `https://example.com/${'x'.repeat(2_048)}`,
    `https://example.com/${'ü'.repeat(1_000)}`,
  ])('refuses %s', (value) => {
    expect(parseFetchUrl(value)).toBeUndefined();
  });

  it('drops the fragment', () => {
    expect(parseFetchUrl('https://example.com/a?b#top')?.href).toBe('https://example.com/a?b');
  });
});

describe('parseRedirect', () => {
  it('resolves against the page that redirects', () => {
    expect(parseRedirect('../b#top', new URL('https://example.com/a/c'))?.href).toBe('https://example.com/b');
  });

  it('allows http to https, but not https to http', () => {
    expect(parseRedirect('https://b.example/', new URL('http://a.example/'))?.href).toBe(
      'https://b.example/',
    );
    expect(parseRedirect('http://a.example/', new URL('https://a.example/'))).toBeUndefined();
    expect(parseRedirect('//b.example/', new URL('https://a.example/'))?.href).toBe('https://b.example/');
  });
});

describe('findSafeTarget', () => {
  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://017700000001/',
    'http://0/',
    'http://127.0.0.1./',
    'http://１２７.0.0.1/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[0:0:0:0:0:ffff:a9fe:a9fe]/',
    'http://169.254.169.254/latest/meta-data',
    'http://0xa9fea9fe/',
    'http://192.168.0.1/',
    'http://[fd00::1]/',
    'http://[2002:7f00:1::]/',
    'http://[64:ff9b::7f00:1]/',
  ])('refuses the private address %s without resolving a name', async (value) => {
    const resolve = () => Promise.reject(new Error('asked'));
    await expect(findSafeTarget(new URL(value), { allowHosts: [], resolve })).rejects.toThrow(
      AddressRefusedError,
    );
  });

  it.each(['http://localhost/', 'http://LOCALHOST./', 'http://app.localhost/', 'http://localhost../'])(
    'refuses %s even if its name resolved to a public address',
    async (value) => {
      await expect(findSafeTarget(new URL(value), answering('1.1.1.1'))).rejects.toThrow(AddressRefusedError);
    },
  );

  it('refuses a name when a single one of its addresses is private', async () => {
    const url = new URL('https://recipes.example/');
    await expect(findSafeTarget(url, answering('1.1.1.1', '10.0.0.1'))).rejects.toThrow(AddressRefusedError);
    await expect(findSafeTarget(url, answering('1.1.1.1', '::1'))).rejects.toThrow(AddressRefusedError);
    await expect(findSafeTarget(url, answering('::ffff:10.0.0.1'))).rejects.toThrow(AddressRefusedError);
  });

  it('refuses a name without any address', async () => {
    const url = new URL('https://recipes.example/');
    await expect(findSafeTarget(url, { allowHosts: [], resolve: noName })).rejects.toThrow(
      AddressRefusedError,
    );
  });

  it('returns the checked addresses of a public name, each once', async () => {
    const guard = answering('1.1.1.1', '2606:4700:4700::1111', '1.1.1.1');
    expect(await findSafeTarget(new URL('https://recipes.example./'), guard)).toEqual({
      hostname: 'recipes.example',
      addresses: ['1.1.1.1', '2606:4700:4700::1111'],
      isAllowed: false,
    });
  });

  it.each([
    'http://recipes.example:8080/',
    'https://recipes.example:80/',
    'http://recipes.example:443/',
    'http://recipes.example:22/',
  ])('refuses the port of %s', async (value) => {
    await expect(findSafeTarget(new URL(value), answering('1.1.1.1'))).rejects.toThrow(AddressRefusedError);
  });

  it('accepts a private host that the operator allowed, on any port or on the named one only', async () => {
    const find = (value: string, allowed: string) =>
      findSafeTarget(new URL(value), { allowHosts: [allowed], resolve: () => Promise.resolve(['10.0.0.1']) });
    expect(await find('http://nas.home:8080/', 'nas.home')).toMatchObject({
      isAllowed: true,
      addresses: ['10.0.0.1'],
    });
    expect(await find('http://NAS.home./', 'nas.home')).toMatchObject({ isAllowed: true });
    expect(await find('http://nas.home:8080/', 'nas.home:8080')).toMatchObject({ isAllowed: true });
    expect(await find('http://nas.home/', 'nas.home:80')).toMatchObject({ isAllowed: true });
    expect(await find('http://[::1]:3000/', '[::1]:3000')).toMatchObject({
      isAllowed: true,
      addresses: ['::1'],
    });
    await expect(find('http://nas.home:8081/', 'nas.home:8080')).rejects.toThrow(AddressRefusedError);
    await expect(find('http://other.home/', 'nas.home')).rejects.toThrow(AddressRefusedError);
    await expect(find('http://nas.home.evil.example/', 'nas.home')).rejects.toThrow(AddressRefusedError);
  });

  it('refuses every address of a private IPv4 range, in any notation', async () => {
    const part = fc.integer({ min: 0, max: 255 });
    const spelling = fc.constantFrom(
      (value: number) => String(value),
      (value: number) => `0x${value.toString(16)}`,
      (value: number) => `0${value.toString(8)}`,
    );
    const privateStart = fc.constantFrom([10], [127], [192, 168], [169, 254], [172, 20], [0]);
    await fc.assert(
      fc.asyncProperty(
        privateStart,
        fc.array(part, { minLength: 4, maxLength: 4 }),
        spelling,
        async (start, rest, spell) => {
          const host = [...start, ...rest].slice(0, 4).map(spell).join('.');
          await expect(findSafeTarget(new URL(`http://${host}/`), answering('1.1.1.1'))).rejects.toThrow(
            AddressRefusedError,
          );
        },
      ),
    );
  });
});

describe('checkPeer', () => {
  const target = {
    hostname: 'recipes.example',
    addresses: ['1.1.1.1', '2606:4700:4700::1111'],
    isAllowed: false,
  };

  it('accepts the pinned address in any spelling', () => {
    expect(() => checkPeer(target, '1.1.1.1')).not.toThrow();
    expect(() => checkPeer(target, '2606:4700:4700:0:0:0:0:1111')).not.toThrow();
  });

  it('refuses any other peer', () => {
    for (const peer of ['1.0.0.1', '::ffff:1.1.1.1', '127.0.0.1', '::1', undefined, '']) {
      expect(() => checkPeer(target, peer)).toThrow(AddressRefusedError);
    }
    expect(() => checkPeer({ ...target, addresses: ['10.0.0.1'] }, '10.0.0.1')).toThrow(AddressRefusedError);
    expect(() =>
      checkPeer({ ...target, addresses: ['10.0.0.1'], isAllowed: true }, '10.0.0.1'),
    ).not.toThrow();
  });
});
