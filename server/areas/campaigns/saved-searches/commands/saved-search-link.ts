import type { Config } from '#server/platform/config.ts';
import type { Secrets } from '#server/platform/secrets/derive-key.ts';
import { readSigned, sign } from '#server/platform/secrets/signed-token.ts';

const PURPOSE = 'saved-search';

/** Opens a page with a button. Mail scanners open links, so opening one must not change anything. */
export function savedSearchLink(config: Pick<Config, 'app_url'> & Secrets, id: string): string {
  return `${config.app_url}/saved-search-mail?token=${savedSearchToken(config, id)}`;
}

export function savedSearchToken(secrets: Secrets, id: string): string {
  return sign(secrets, PURPOSE, id);
}

export function findSearchId(secrets: Secrets, token: string): string | null {
  return readSigned(secrets, PURPOSE, token);
}
