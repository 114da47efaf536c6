import Stripe from 'stripe';
import type { StripeSettings } from '#server/platform/config.ts';

/** All requests use this API version, whatever the account's default is. */
const API_VERSION = '2026-10-28.endive';
/** Every call that changes something carries an idempotency key, so repeating it is safe. */
const RETRIES = 2;
/** Somebody may be waiting for a page, so three tries and the pauses between them end within this time. */
const LONGEST_MS = 24_000;
const PAUSES_MS = 1_500;
const PATIENCE_MS = (LONGEST_MS - PAUSES_MS) / (RETRIES + 1);

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
