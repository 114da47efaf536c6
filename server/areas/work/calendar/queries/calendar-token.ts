import type { Config } from '#server/platform/config.ts';
import type { Secrets } from '#server/platform/secrets/derive-key.ts';
import { readSigned, sign } from '#server/platform/secrets/signed-token.ts';

const PURPOSE = 'calendar';
const KEY = /^([0-9a-f-]{36})\.(\d{1,9})$/;

export interface FeedKey {
  user_id: string;
  version: number;
}

/** The URL of a calendar, with the account and the version, signed. */
export function calendarUrl(
  config: Pick<Config, 'app_url'> & Secrets,
  { user_id, version }: FeedKey,
): string {
  return `${config.app_url}/api/calendars/${sign(config, PURPOSE, `${user_id}.${version}`)}.ics`;
}

export function readCalendarToken(secrets: Secrets, token: string): FeedKey | null {
  const key = readSigned(secrets, PURPOSE, token.replace(/\.ics$/, ''));
  const [, user_id, version] = KEY.exec(key ?? '') ?? [];
  return user_id && version ? { user_id, version: Number(version) } : null;
}
