import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import type { Agent } from 'undici';
import { FetchRefusal } from './fetch-failures.ts';
import { isAllowedHost } from './outside-url.ts';
import { isPublicAddress } from './public-address.ts';

interface GuardedAgentWishes {
  allowed_hosts: readonly string[];
  max_ms: number;
  lookup?: LookupFunction | undefined;
}

/** An address as the agent is asked for it. */
export function targetOf({ origin, pathname, search }: URL) {
  return { origin, path: `${pathname}${search}` };
}

/**
 * Opens sockets to public addresses only. The check sits in the socket's own look-up: what was checked is what is
 * connected to, so a name that answers differently the second time gains nothing.
 */
export async function guardedAgent({
  allowed_hosts,
  max_ms,
  lookup = systemLookup,
}: GuardedAgentWishes): Promise<Agent> {
  // Loaded when something outside is first called, because it makes up a twentieth of a start.
  const { Agent, buildConnector } = await import('undici');
  const options = { timeout: max_ms, allowH2: false };
  const openAllowed = buildConnector({ ...options, lookup: localLookup(lookup) });
  const openGuarded = buildConnector({ ...options, lookup: guardedLookup(lookup) });
  return new Agent({
    pipelining: 0,
    connect: (target, callback) => {
      const hostname = target.hostname.replace(/^\[|\]$/g, '');
      const port = Number(target.port) || (target.protocol === 'https:' ? 443 : 80);
      if (isAllowedHost(hostname, port, allowed_hosts)) return openAllowed(target, callback);
      // Addresses written as numbers are never looked up.
      if (isIP(hostname) !== 0 && !isPublicAddress(hostname)) {
        return callback(new FetchRefusal('private_address'), null);
      }
      return openGuarded(target, callback);
    },
  });
}

/** Names under `localhost` mean this machine (RFC 6761), though not every resolver knows. */
function localLookup(lookup: LookupFunction): LookupFunction {
  return (hostname, options, callback) => {
    if (!hostname.endsWith('.localhost')) return lookup(hostname, options, callback);
    if (options.all) callback(null, [{ address: '127.0.0.1', family: 4 }]);
    else callback(null, '127.0.0.1', 4);
  };
}

/** A name with one address inside is refused with all its addresses. */
function guardedLookup(lookup: LookupFunction): LookupFunction {
  return (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, found, family) => {
      if (error) return callback(error, '', 0);
      const addresses = Array.isArray(found) ? found : [{ address: found, family: family ?? 4 }];
      const [first] = addresses;
      if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(new FetchRefusal('private_address'), '', 0);
      }
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
}
