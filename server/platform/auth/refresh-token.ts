import type { Secrets } from '#server/platform/secrets/derive-key.ts';
import { readSigned, sign } from '#server/platform/secrets/signed-token.ts';

const PURPOSE = 'session-refresh';
const NAMED = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{1,9})$/;

interface RefreshTurn {
  session_id: string;
  /** The number of renewals of the session when the token was issued. */
  refresh_count: number;
}

export function sealRefresh(secrets: Secrets, { session_id, refresh_count }: RefreshTurn): string {
  return sign(secrets, PURPOSE, `${session_id}.${refresh_count}`);
}

/** Null for a token that this installation didn't issue. */
export function readRefresh(secrets: Secrets, refreshToken: string): RefreshTurn | null {
  const [, session_id, count] = NAMED.exec(readSigned(secrets, PURPOSE, refreshToken) ?? '') ?? [];
  return session_id && count ? { session_id, refresh_count: Number(count) } : null;
}
