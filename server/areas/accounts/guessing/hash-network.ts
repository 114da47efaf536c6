import { createHmac } from 'node:crypto';
import { isPublicAddress } from '#server/platform/enrichment/public-address.ts';
import { networkOf } from '#server/platform/http/network-of.ts';
import { keyFor, type Secrets } from '#server/platform/secrets/derive-key.ts';

/**
 * Tells equal networks apart from others without revealing them. Null outside a request, and for private addresses: behind
 * a proxy that doesn't forward addresses, everyone would share one.
 */
export function hashNetwork(config: Secrets, ip: string | undefined): string | null {
  if (ip === undefined || !isPublicAddress(ip)) return null;
  return createHmac('sha256', keyFor(config, 'network-matches'))
    .update(networkOf(ip).narrow)
    .digest('base64url');
}
