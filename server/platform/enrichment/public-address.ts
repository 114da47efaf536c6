import ipaddr from 'ipaddr.js';

/**
 * Whether an address stands on the public internet. Only what is known to be public passes: the ranges in which another
 * address can hide (mapped, compatible, translated and tunnelled IPv4) are refused whole.
 */
export function isPublicAddress(text: string): boolean {
  const address = parse(text);
  if (address === null) return false;
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast';
  return address.range() === 'unicast' && isGlobalUnicast(address) && !hidesIPv4(address);
}

function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  // A zone names an interface of this machine.
  if (text.includes('%') || !ipaddr.isValid(text)) return null;
  return ipaddr.parse(text);
}

/** 2000::/3 is all that was ever handed out; `::127.0.0.1` and the like lie outside of it. */
function isGlobalUnicast({ parts }: ipaddr.IPv6): boolean {
  const [first = 0] = parts;
  return first >= 0x2000 && first <= 0x3fff;
}

/** ISATAP carries an IPv4 address behind any prefix. */
function hidesIPv4({ parts }: ipaddr.IPv6): boolean {
  return (parts[4] === 0 || parts[4] === 0x200) && parts[5] === 0x5efe;
}
