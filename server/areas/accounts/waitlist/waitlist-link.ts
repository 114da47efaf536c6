import type { Config } from '#server/platform/config.ts';
import type { Secrets } from '#server/platform/secrets/derive-key.ts';
import { readSigned, sign } from '#server/platform/secrets/signed-token.ts';

/** Links in mail that was sent are sealed under this word, so it stays as it was. */
const PURPOSE = 'waiting-list';

/** Opens a page with buttons. Mail scanners open links, so opening one must not change anything. */
export function waitlistLink(config: Pick<Config, 'app_url'> & Secrets, entryId: string): string {
  return `${config.app_url}/waiting-list?token=${waitlistToken(config, entryId)}`;
}

export function waitlistToken(secrets: Secrets, entryId: string): string {
  return sign(secrets, PURPOSE, entryId);
}

export function findEntryId(secrets: Secrets, token: string): string | null {
  return readSigned(secrets, PURPOSE, token);
}
