import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** All addresses of a host name, A and AAAA. */
export type ResolveHost = (hostname: string) => Promise<string[]>;

export interface AddressGuard {
  /** Hosts (`host` or `host:port`, lower case) that may be private and on any (or that) port. */
  allowHosts: readonly string[];
  resolve: ResolveHost;
}

/** Where a request may connect to. */
export interface SafeTarget {
  /** The host without brackets and trailing dot: what the connection, SNI and certificate are for. */
  hostname: string;
  /** The only addresses it may use. */
  addresses: string[];
  /** Named by the operator: its addresses may be private. */
  isAllowed: boolean;
}

/** The address is one that imports must not reach, or there is none. Deliberately says no more. */
export class AddressRefusedError extends Error {}

const MAX_URL_LENGTH = 2_048;
const DEFAULT_PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' };
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** Public by its number, yet the metadata and DNS service inside a large cloud. */
const CLOUD_INTERNAL = '168.63.129.16';
const MAX_ADDRESSES = 6;

export const resolveBySystem: ResolveHost = async (hostname) =>
  (await lookup(hostname, { all: true, order: 'verbatim' })).map(({ address }) => address);

/**
 * The address as a URL that may be tried at all: http or https, no credentials in it, at most 2,048 characters. A
 * fragment is dropped. `undefined` when it is not one. Says nothing yet about where it leads.
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

/** Where a redirect from `from` leads; `undefined` when it must not be followed: no URL to try, or https to http. */
export function parseRedirect(location: string, from: URL): URL | undefined {
  const next = parseFetchUrl(location, from);
  return from.protocol === 'https:' && next?.protocol === 'http:' ? undefined : next;
}

/**
 * Decides where a request to this URL may connect to.
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
 * Whether the peer a socket really has is the one that was checked.
 * @throws AddressRefusedError when it is not.
 */
export function checkPeer(target: SafeTarget, remoteAddress: string | undefined): void {
  if (remoteAddress === undefined || !ipaddr.isValid(remoteAddress)) throw new AddressRefusedError();
  const isPinned = target.addresses.some((address) => isSameAddress(address, remoteAddress));
  if (!isPinned || (!target.isAllowed && !isGlobalUnicast(remoteAddress))) throw new AddressRefusedError();
}

/** Whether an IP address is an ordinary public one: no private, local, reserved, embedded or documentation range. */
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
