import { createHmac, randomBytes } from 'node:crypto';
import type { Secrets } from '#server/platform/secrets/derive-key.ts';
import { seal, unseal } from '#server/platform/social/seal.ts';

const KEY = 'webhook-secrets';
const PREFIX = 'whsec_';

export function newSecret(): string {
  return PREFIX + randomBytes(32).toString('base64');
}

/** Sealed for one endpoint, so that it can't be opened from another. */
export function sealSecret(config: Secrets, endpointId: string, secret: string): string {
  return seal(config, `webhook:${endpointId}`, secret, KEY);
}

/** Null if the secret of the installation was lost. */
export function openSecret(config: Secrets, endpointId: string, sealed: string): string | null {
  return unseal(config, `webhook:${endpointId}`, sealed, KEY);
}

interface Signed {
  id: string;
  /** In seconds. */
  timestamp: number;
  body: string;
}

/** As Standard Webhooks has it: one signature for each secret that is valid. */
export function signatureOf(secrets: readonly string[], { id, timestamp, body }: Signed): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
}
