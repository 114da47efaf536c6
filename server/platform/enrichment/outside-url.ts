import { isIP } from 'node:net';
import { FetchRefusal } from './fetch-failures.ts';
import { isPublicAddress } from './public-address.ts';

const LONGEST_URL = 2048;
const OUTSIDE_PORTS = ['', '80', '443'];
/** Names that mean this machine or this network, whatever a resolver makes of them. */
const INSIDE_NAMES = [
  'localhost',
  'local',
  'localdomain',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'home.arpa',
];

/**
 * The address as the socket will see it, or a refusal. The URL parser has turned every spelling of an IPv4 address
 * (decimal, octal, hex, short) into four numbers by then.
 */
export function readOutsideUrl(text: string, allowedHosts: readonly string[]): URL {
  const url = text.length <= LONGEST_URL && URL.canParse(text) ? new URL(text) : null;
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.hostname === '') {
    throw new FetchRefusal('bad_address');
  }
  if (url.username !== '' || url.password !== '') throw new FetchRefusal('bad_address');
  url.hash = '';
  if (isAllowedHost(hostOf(url), portOf(url), allowedHosts)) return url;
  if (!OUTSIDE_PORTS.includes(url.port)) throw new FetchRefusal('bad_address');
  if (!isOutsideName(hostOf(url))) throw new FetchRefusal('private_address');
  return url;
}

/** Only what an operator wrote down by name and port is exempt, and only with that port. */
export function isAllowedHost(hostname: string, port: number, allowedHosts: readonly string[]): boolean {
  return allowedHosts.includes(`${hostname}:${port}`);
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

function portOf({ protocol, port }: URL): number {
  return port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);
}

function isOutsideName(hostname: string): boolean {
  if (isIP(hostname) !== 0) return isPublicAddress(hostname);
  // A name without a dot, or with one at its end, is looked up by the rules of this machine.
  if (!hostname.includes('.') || hostname.endsWith('.')) return false;
  return !INSIDE_NAMES.some((name) => hostname === name || hostname.endsWith(`.${name}`));
}
