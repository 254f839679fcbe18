import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The network that counts as one client: an IPv4 address in its usual notation, or the /64 of an IPv6 address, since a
 * client can use all of its addresses. Other text is returned as it is.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}
