import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import net, { type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPeer, findSafeTarget, parseFetchUrl, AddressRefusedError } from './address-guard.ts';
import { createGuardedFetch, type GuardedFetch } from './guarded-fetch.ts';

/** A loopback address that nothing else listens on, so that the ordinary ports may be tried. */
const SECRET = [127, 83, 17, 5] as const;
const DOTTED = SECRET.join('.');
const NUMBER = SECRET.reduce((sum, part) => sum * 256 + part, 0);
const GROUPS = ['7f53', '1105'] as const;
const PUBLIC = '93.184.215.14';
const never = new AbortController().signal;
const PATIENCE_MS = 60_000;

/** Every way to write a number in an IPv4 address. */
const bases = (part: number) => [
  String(part),
  `0${part.toString(8)}`,
  `0x${part.toString(16)}`,
  `0X00${part.toString(16).toUpperCase()}`,
  `000${part.toString(8)}`,
];

function ipv4Spellings(): string[] {
  const [a, b, c, d] = SECRET;
  const mixed = bases(a).flatMap((first) => bases(b).map((second) => `${first}.${second}.${c}.${d}`));
  const short = [
    ...bases(NUMBER),
    ...bases(a).flatMap((first) => bases(NUMBER % 2 ** 24).map((rest) => `${first}.${rest}`)),
  ];
  const three = bases(d + c * 256).map((rest) => `${a}.${b}.${rest}`);
  const wide = [...DOTTED]
    .map((digit) => (digit === '.' ? '。' : String.fromCodePoint(0xff10 + Number(digit))))
    .join('');
  const circled = DOTTED.replace('5', '⑤').replace('.', '．');
  const encoded = [...DOTTED].map((character) => `%${character.charCodeAt(0).toString(16)}`).join('');
  return [
    ...mixed,
    ...short,
    ...three,
    wide,
    circled,
    encoded,
    `${DOTTED}.`,
    DOTTED.replaceAll('.', '｡'),
    `${DOTTED}..`,
  ];
}

function ipv6Spellings(): string[] {
  const [high, low] = GROUPS;
  const ends = [DOTTED, `${high}:${low}`, `${high.toUpperCase()}:${low}`];
  const starts = [
    '::ffff:',
    '::FFFF:',
    '0:0:0:0:0:ffff:',
    '0000:0000:0000:0000:0000:ffff:',
    '::',
    '::ffff:0:',
    '64:ff9b::',
    '64:ff9b:1::',
    '2001:db8::',
    '2606:4700::5efe:',
    '2606:4700::200:5efe:',
    'fe80::5efe:',
  ];
  const embedded = starts.flatMap((start) => ends.map((end) => `[${start}${end}]`));
  return [
    ...embedded,
    `[2002:${high}:${low}::]`,
    `[2002:${high}:${low}::1]`,
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[fe80::1]',
    '[fd00::1]',
    '[fd00:ec2::254]',
  ];
}

const OTHER_PRIVATE = [
  ...[
    'localhost',
    'LOCALHOST',
    'localhost.',
    'a.localhost',
    'localhost.localdomain',
    '0',
    '0.0.0.0',
    '127.1',
    '127.0.1',
  ],
  ...[
    '10.0.0.1',
    '10.255.255.255',
    '172.16.0.1',
    '172.31.9.9',
    '192.168.0.1',
    '192.168.255.1',
    '169.254.169.254',
    '100.64.0.1',
  ],
  ...[
    '0xA9FEA9FE',
    '2852039166',
    '0251.0376.0251.0376',
    '168.63.129.16',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '192.0.0.8',
  ],
];
/** Names whose owner has them lead to us. */
const NAMES: Record<string, string[]> = {
  'inside.example': [DOTTED],
  'half-inside.example': [PUBLIC, DOTTED],
  'last-inside.example': [PUBLIC, '2606:4700::1', `::ffff:${DOTTED}`],
  'mapped.example': [`::ffff:${DOTTED}`],
  'translated.example': [`64:ff9b::${GROUPS.join(':')}`],
  'cloud.example': ['169.254.169.254'],
  'nowhere.example': [],
  'localhost.localdomain': ['127.0.0.1'],
};
const resolve = async (name: string) => NAMES[name.toLowerCase()] ?? [DOTTED];

const hosts = [...ipv4Spellings(), ...ipv6Spellings(), ...OTHER_PRIVATE, ...Object.keys(NAMES)];
/** What leads a careless parser to another host than a careful one. */
const tricks = [
  `http://good.example@${DOTTED}/`,
  `http://good.example:80@${DOTTED}/`,
  `http://good.example%40${DOTTED}/`,
  `http://${DOTTED}\\@good.example/`,
  `http://good.example\\@${DOTTED}/`,
  `http:\\\\${DOTTED}/`,
  `http:/${DOTTED}/`,
  `http:${DOTTED}`,
  `http:///${DOTTED}/`,
  `//${DOTTED}/`,
  `ht\ntp://${DOTTED}/`,
  `http://127.83.\t17.5/`,
  ` http://${DOTTED}/`,
  `http://${DOTTED}#@good.example/`,
  `http://${DOTTED}?@good.example/`,
  `http://${DOTTED};good.example/`,
  `http://${DOTTED}:22/`,
  `http://${DOTTED}:6379/`,
  `http://${DOTTED}:080/`,
  `ftp://${DOTTED}/`,
  `gopher://${DOTTED}:70/_`,
  `file://${DOTTED}/etc/passwd`,
  `data:text/html,http://${DOTTED}/`,
  `javascript:fetch('http://${DOTTED}/')`,
  `ws://${DOTTED}/`,
];
const hostile = [...hosts.flatMap((host) => [`http://${host}/`, `https://${host}/`]), ...tricks];

let connections = 0;
let secrets: Server[];
let redirector: http.Server;
let origin: string;
let fetcher: GuardedFetch;

beforeAll(async () => {
  secrets = [net.createServer(), net.createServer()];
  for (const [index, server] of secrets.entries()) {
    server.on('connection', (socket) => {
      connections += 1;
      socket.destroy();
    });
    await listen(server, index === 0 ? 80 : 443);
  }
  redirector = http.createServer(redirect);
  redirector.listen(0, '127.0.0.1');
  await new Promise((listening) => redirector.once('listening', listening));
  const host = `127.0.0.1:${(redirector.address() as AddressInfo).port}`;
  origin = `http://${host}`;
  fetcher = createGuardedFetch({ fetchAllowHosts: [host] }, { resolve });
});
afterAll(() => {
  for (const server of [...secrets, redirector]) server.close();
});

/** /{hops}/{index}: so many more redirects here, then the one to the hostile address with that index. */
function redirect({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const [hops, index] = url.split('/').slice(1).map(Number) as [number, number];
  const target = Buffer.from((hostile[index] ?? '').replaceAll(/[\t\n]/g, ''), 'utf8').toString('latin1');
  response.writeHead(302, { location: hops > 0 ? `/${hops - 1}/${index}` : target }).end();
}

/** On the ordinary port where this process may have it, so that nothing but the address speaks against a request. */
function listen(server: Server, port: number): Promise<void> {
  return new Promise((done) => {
    server.once('error', () => server.listen(0, DOTTED, done));
    server.listen(port, DOTTED, done);
  });
}

const refused = expect.objectContaining({
  appCode: expect.stringMatching(/^IMPORT_(NETWORK|INVALID_URL|UNREADABLE)$/) as string,
}) as object;

describe('addresses that lead into private networks', () => {
  it('number more than four hundred in this test, with the redirects to them', () => {
    expect(new Set(hostile).size * 2).toBeGreaterThan(400);
  });

  it(
    'are refused for pages and images without a connection',
    async () => {
      for (const url of hostile) {
        await expect(fetcher.page(url, { signal: never }), url).rejects.toEqual(refused);
        await expect(fetcher.image(url, { signal: never }), url).rejects.toEqual(refused);
      }
      expect(connections).toBe(0);
    },
    PATIENCE_MS,
  );

  it(
    'are refused at the end of a chain of redirects, without a connection',
    async () => {
      const chains = hostile.map((url, index) => ({
        url,
        start: `${origin}/${index % 20 < 5 ? index % 5 : 0}/${index}`,
      }));
      const follow = ({ url, start }: (typeof chains)[number]) =>
        expect(fetcher.page(start, { signal: never }), url).rejects.toEqual(refused);
      await Promise.all(chains.map(follow));
      expect(connections).toBe(0);
    },
    PATIENCE_MS,
  );

  it('are refused when a name is given another address between the check and the connection', async () => {
    for (const address of hosts.map((host) => host.replace(/^\[|\]$/g, ''))) {
      const target = await findSafeTarget(new URL('http://moving.example/'), {
        allowHosts: [],
        resolve: async () => [PUBLIC],
      });
      expect(() => checkPeer(target, address), address).toThrow(AddressRefusedError);
    }
  });
});

describe('public addresses', () => {
  const names = [
    'example.org',
    'www.kitchen.example',
    'xn--bcher-kva.example',
    'bücher.example',
    'recepty.cz',
    '127.example',
    'localhost.example',
    '10.0.0.1.example',
    'my-private.kitchen',
    'a.b.c.d.e.example',
  ];
  const numbers = [
    PUBLIC,
    '8.8.8.8',
    '[2606:4700::1111]',
    '1.1.1.1',
    '172.32.0.1',
    '11.0.0.1',
    '192.169.1.1',
    '169.253.1.1',
    '100.63.1.1',
    '[2a00:1450:4001::1]',
  ];
  const rests = [
    '',
    '/',
    '/pie',
    '/pie?id=1&x=127.0.0.1',
    '/@admin',
    '/a%20b',
    '/пирог',
    '/pie#http://127.0.0.1/',
  ];
  const harmless = [...names, ...numbers].flatMap((host) =>
    rests.flatMap((rest) => [`http://${host}${rest}`, `https://${host}${rest}`]),
  );

  it('number more than three hundred in this test, and none is refused', async () => {
    expect(new Set(harmless).size).toBeGreaterThan(300);
    const guard = { allowHosts: [], resolve: async () => [PUBLIC, '2606:4700::1111'] };
    for (const address of harmless) {
      const url = parseFetchUrl(address);
      expect(url, address).toBeDefined();
      if (url) await expect(findSafeTarget(url, guard), address).resolves.toMatchObject({ isAllowed: false });
    }
  });
});
