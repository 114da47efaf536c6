import type { Config } from '../../config.ts';
import { readSigned, sign } from '../../http/signed-token.ts';

type Secret = Pick<Config, 'app_secret'>;

/** Lets the browser that signed up ask whether its address is verified. It opens nothing. */
export function sealTicket({ app_secret }: Secret, userId: string): string {
  return sign(app_secret, 'sign-up-ticket', userId);
}

export function readTicket({ app_secret }: Secret, ticket: string): string | null {
  return readSigned(app_secret, 'sign-up-ticket', ticket);
}

/** Kept where scripts cannot read it: verifying in this very browser may sign it in. */
export const BROWSER_COOKIE = 'signed_up_here';
export const BROWSER_COOKIE_SECONDS = 60 * 60;

export function sealBrowser({ app_secret }: Secret, userId: string): string {
  return sign(app_secret, 'sign-up-browser', userId);
}

export function readBrowser({ app_secret }: Secret, sealed: string | undefined): string | null {
  return sealed === undefined ? null : readSigned(app_secret, 'sign-up-browser', sealed);
}
