import Stripe from 'stripe';
import type { StripeSettings } from '../config.ts';

/** What we read and write is as this version says, whatever the account of the installation is set to. */
const API_VERSION = '2026-10-28.endive';
/** Every call that changes something carries a key of ours, so that asking again is asking once. */
const RETRIES = 2;
const PATIENCE_MS = 15_000;

export function openStripe({
  secret_key,
  api_base,
}: Pick<StripeSettings, 'secret_key' | 'api_base'>): Stripe {
  return new Stripe(secret_key, {
    apiVersion: API_VERSION,
    maxNetworkRetries: RETRIES,
    timeout: PATIENCE_MS,
    telemetry: false,
    ...(api_base !== undefined && placeOf(new URL(api_base))),
  });
}

function placeOf({ protocol, hostname, port }: URL) {
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port || (isPlain ? '80' : '443'),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  };
}
