import type { Config } from '#server/platform/config.ts';
import type { Secrets } from '#server/platform/secrets/derive-key.ts';
import { readSigned, sign } from '#server/platform/secrets/signed-token.ts';

const PURPOSE = 'email-check';

/** Names one suppression, so it can't end a later one. */
export function emailCheckLink(config: Pick<Config, 'app_url'> & Secrets, suppressionId: string): string {
  return `${config.app_url}/auth/email-check?token=${sign(config, PURPOSE, suppressionId)}`;
}

export function readEmailCheck(secrets: Secrets, token: string): string | null {
  return readSigned(secrets, PURPOSE, token);
}
