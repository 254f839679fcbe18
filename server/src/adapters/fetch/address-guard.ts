import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** All addresses of a host name, A and AAAA. */
export type ResolveHost = (hostname: string) => Promise<string[]>;

export interface AddressGuard {
  /** Hosts (`host` or `host:port`, lower case) that may be private and on any (or that) port. */
  allowHosts: readonly string[];
  resolve: ResolveHost;
}

/** The addresses to which a request may connect. */
export interface SafeTarget {
  /** The host without brackets and trailing dot: what the connection, SNI and certificate are for. */
  hostname: string;
  /** The only addresses it may use. */
  addresses: string[];
  /** The operator has allowed this host: its addresses may be private. */
  isAllowed: boolean;
}

/** Imports must not reach the address, or the name has none. It carries no detail, so that none can leak. */
export class AddressRefusedError extends Error {}

const MAX_URL_LENGTH = 2_048;
const DEFAULT_PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' };
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** In a public range, but the metadata and DNS service inside a large cloud. */
const CLOUD_INTERNAL = '168.63.129.16';
const MAX_ADDRESSES = 6;

export const resolveBySystem: ResolveHost = async (hostname) =>
  (await lookup(hostname, { all: true, order: 'verbatim' })).map(({ address }) => address);

/**
 * Parses an address that may be fetched: http or https, without credentials, at most 2,048 characters. Drops a fragment.
 * `undefined` for any other. Does not check the host, which `findSafeTarget` does.
 */
export function parseFetchUrl(value: string, base?: URL): URL | undefined {
  if (value.length > MAX_URL_LENGTH || !URL.canParse(value, base?.href)) return undefined;
  const url = new URL(value, base);
  url.hash = '';
  const isFetchable =
    url.protocol in DEFAULT_PORTS &&
    url.hostname !== '' &&
    url.username === '' &&
    url.password === '' &&
    url.href.length <= MAX_URL_LENGTH;
  return isFetchable ? url : undefined;
}

/** The target of a redirect; `undefined` when it must not be followed: no URL to fetch, or from https to http. */
export function parseRedirect(location: string, from: URL): URL | undefined {
  const next = parseFetchUrl(location, from);
  return from.protocol === 'https:' && next?.protocol === 'http:' ? undefined : next;
}

/**
 * Resolves the addresses to which a request to this URL may connect.
 * @throws AddressRefusedError when any of its addresses is not a public one, the port is not a web port, or it has none.
 */
export async function findSafeTarget(url: URL, guard: AddressGuard): Promise<SafeTarget> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '');
  const isAllowed = isAllowedHost(url, guard.allowHosts);
  if (!isAllowed && (url.port !== '' || isLocalName(hostname))) throw new AddressRefusedError();
  const addresses = ipaddr.isValid(hostname) ? [hostname] : await resolveAll(hostname, guard.resolve);
  if (addresses.length === 0) throw new AddressRefusedError();
  if (!isAllowed && !addresses.every(isGlobalUnicast)) throw new AddressRefusedError();
  return { hostname, addresses: addresses.slice(0, MAX_ADDRESSES), isAllowed };
}

/**
 * Checks that a socket's actual peer is one of the checked addresses.
 * @throws AddressRefusedError when it is not.
 */
export function checkPeer(target: SafeTarget, remoteAddress: string | undefined): void {
  if (remoteAddress === undefined || !ipaddr.isValid(remoteAddress)) throw new AddressRefusedError();
  const isPinned = target.addresses.some((address) => isSameAddress(address, remoteAddress));
  if (!isPinned || (!target.isAllowed && !isGlobalUnicast(remoteAddress))) throw new AddressRefusedError();
}

/** Whether an IP address is an ordinary public one, not in a private, local, reserved, embedded or documentation range. */
export function isGlobalUnicast(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv6) return parsed.match(GLOBAL_IPV6) && !isIsatap(parsed);
  return parsed.toString() !== CLOUD_INTERNAL;
}

/** Interface identifiers `[02]00:5efe:a.b.c.d` tunnel to the IPv4 address inside them (RFC 5214). */
function isIsatap(address: ipaddr.IPv6): boolean {
  const [, , , , high = 0, low] = address.parts;
  return (high & ~0x0200) === 0 && low === 0x5efe;
}

function isAllowedHost(url: URL, allowHosts: readonly string[]): boolean {
  const host = url.hostname.replace(/\.+$/, '');
  const port = url.port || DEFAULT_PORTS[url.protocol];
  return allowHosts.includes(host) || allowHosts.includes(`${host}:${port}`);
}

function isLocalName(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost');
}

async function resolveAll(hostname: string, resolve: ResolveHost): Promise<string[]> {
  const addresses = await resolve(hostname);
  return addresses.filter((address, index) => addresses.indexOf(address) === index);
}

function isSameAddress(left: string, right: string): boolean {
  return ipaddr.process(left).toString() === ipaddr.process(right).toString();
}
