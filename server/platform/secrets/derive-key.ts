import { hkdfSync } from 'node:crypto';

/** The secret of the installation, and the previous one while it is being changed. */
export interface Secrets {
  app_secret: string;
  app_secret_previous?: string | undefined;
}

export type KeyPurpose =
  | 'session'
  | 'session-refresh'
  | 'sign-up-ticket'
  | 'sign-up-browser'
  | 'known-device'
  | 'device-code'
  | 'address-counts'
  | 'address-matches'
  | 'network-matches'
  | 'file-address'
  | 'calendar'
  | 'saved-search'
  | 'unsubscribe'
  | 'support-reply'
  | 'waiting-list'
  | 'email-check'
  | 'social-connection'
  | 'social-tokens'
  | 'authenticators'
  | 'mailing-addresses'
  | 'contract-parties'
  | 'tax-payers'
  | 'tax-recipients'
  | 'sandbox-webhooks'
  | 'tap-visits'
  | 'webhook-secrets';

const KEY_BYTES = 32;
const derived = new Map<string, Buffer>();

/**
 * The key for one purpose. No key can replace another, and none reveals the secret. APP_SECRET is used for nothing
 * else.
 */
export function keyFor({ app_secret }: Secrets, purpose: KeyPurpose): Buffer {
  return derive(app_secret, purpose);
}

/** Newest first. Data sealed before the secret changed is still read with the previous key. */
export function keysFor({ app_secret, app_secret_previous }: Secrets, purpose: KeyPurpose): Buffer[] {
  const secrets = app_secret_previous === undefined ? [app_secret] : [app_secret, app_secret_previous];
  return secrets.map((secret) => derive(secret, purpose));
}

/** For libraries that take a secret as text. */
export function asText(key: Buffer): string {
  return key.toString('base64url');
}

function derive(secret: string, purpose: KeyPurpose): Buffer {
  const name = `${purpose}\n${secret}`;
  let key = derived.get(name);
  if (key === undefined) {
    key = Buffer.from(hkdfSync('sha256', secret, '', `bizmeet/${purpose}/1`, KEY_BYTES));
    derived.set(name, key);
  }
  return key;
}
