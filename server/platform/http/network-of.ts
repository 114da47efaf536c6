import { isIPv4, isIPv6 } from 'node:net';

export interface Network {
  /** The network of one household or machine: an IPv4 address, or an IPv6 /64. */
  narrow: string;
  /** The /48 around an IPv6 network, which one customer may own entirely; null for IPv4. */
  wide: string | null;
}

/** The bucket for requests whose socket closed before their address was read. */
export const GONE: Network = { narrow: 'gone', wide: null };
const GROUPS = 8;
const IPV4_MAPPED = /^0:0:0:0:0:ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;

/**
 * The network an address counts under. One household holds 2^64 IPv6 addresses, so counting single addresses would be
 * useless. Every spelling of an address gives the same result.
 */
export function networkOf(ip: string | undefined): Network {
  const [address = ''] = (ip ?? '').split('%');
  if (isIPv4(address)) return { narrow: address, wide: null };
  if (!isIPv6(address)) return GONE;
  const groups = expand(address);
  const [, high, low] = IPV4_MAPPED.exec(groups.join(':')) ?? [];
  if (high && low) return { narrow: dotted(high, low), wide: null };
  return { narrow: `${groups.slice(0, 4).join(':')}::/64`, wide: `${groups.slice(0, 3).join(':')}::/48` };
}

/** The URL parser normalizes every spelling to RFC 5952, which leaves only the `::` to fill in. */
function expand(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  return [...before, ...new Array<string>(GROUPS - before.length - after.length).fill('0'), ...after];
}

function dotted(high: string, low: string): string {
  const parts = [high, low].map((group) => Number.parseInt(group, 16));
  return parts.flatMap((part) => [part >> 8, part & 255]).join('.');
}
