import type { Config } from '../../config.ts';
import { readSigned, sign } from '../../http/signed-token.ts';

const PURPOSE = 'saved-search';

/** Leads to a page with a button: mail scanners open links, so opening one must change nothing. */
export function savedSearchLink(config: Pick<Config, 'app_url' | 'app_secret'>, id: string): string {
  return `${config.app_url}/saved-search-mail?token=${sign(config.app_secret, PURPOSE, id)}`;
}

export function findSearchId(config: Pick<Config, 'app_secret'>, token: string): string | null {
  return readSigned(config.app_secret, PURPOSE, token);
}
