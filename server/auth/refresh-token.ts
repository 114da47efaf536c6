import type { Config } from '../config.ts';
import { readSigned, sign } from '../http/signed-token.ts';

const PURPOSE = 'session-refresh';
type Secret = Pick<Config, 'app_secret'>;

/** Names the session and is bound to its present token, so it works until the session is renewed with it. */
export function sealRefresh({ app_secret }: Secret, sessionId: string, token: string): string {
  return sign(app_secret, `${PURPOSE}:${token}`, sessionId);
}

export function refreshedSessionId(refreshToken: string): string {
  return refreshToken.slice(0, refreshToken.lastIndexOf('.'));
}

export function isRefreshOf({ app_secret }: Secret, refreshToken: string, token: string): boolean {
  return readSigned(app_secret, `${PURPOSE}:${token}`, refreshToken) !== null;
}
