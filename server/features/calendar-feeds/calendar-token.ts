import type { Config } from '../../config.ts';
import { readSigned, sign } from '../../http/signed-token.ts';

const PURPOSE = 'calendar';
const KEY = /^([0-9a-f-]{36})\.(\d{1,9})$/;

export interface FeedKey {
  user_id: string;
  version: number;
}

/** The address of a calendar: who, and which version of it, sealed. */
export function calendarUrl(
  { app_url, app_secret }: Pick<Config, 'app_url' | 'app_secret'>,
  { user_id, version }: FeedKey,
): string {
  return `${app_url}/api/calendars/${sign(app_secret, PURPOSE, `${user_id}.${version}`)}.ics`;
}

export function readCalendarToken({ app_secret }: Pick<Config, 'app_secret'>, token: string): FeedKey | null {
  const key = readSigned(app_secret, PURPOSE, token.replace(/\.ics$/, ''));
  const [, user_id, version] = KEY.exec(key ?? '') ?? [];
  return user_id && version ? { user_id, version: Number(version) } : null;
}
