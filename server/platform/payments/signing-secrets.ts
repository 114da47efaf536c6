import type { Config } from '#server/platform/config.ts';
import { asText, keysFor, type Secrets } from '#server/platform/secrets/derive-key.ts';

/** Newest first. If none is set, the sandbox signs with a derived key. */
export function signingSecrets(
  config: Secrets & Pick<Config, 'webhook_secret' | 'webhook_secret_previous'>,
): string[] {
  const { webhook_secret, webhook_secret_previous } = config;
  if (webhook_secret === undefined) return keysFor(config, 'sandbox-webhooks').map(asText);
  return webhook_secret_previous ? [webhook_secret, webhook_secret_previous] : [webhook_secret];
}
