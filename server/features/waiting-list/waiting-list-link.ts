import type { Config } from '../../config.ts';
import { readSigned, sign } from '../../http/signed-token.ts';

const PURPOSE = 'waiting-list';

/** Leads to a page with buttons: mail scanners open links, so opening one must change nothing. */
export function waitingListLink(config: Pick<Config, 'app_url' | 'app_secret'>, entryId: string): string {
  return `${config.app_url}/waiting-list?token=${sign(config.app_secret, PURPOSE, entryId)}`;
}

export function findEntryId(config: Pick<Config, 'app_secret'>, token: string): string | null {
  return readSigned(config.app_secret, PURPOSE, token);
}
