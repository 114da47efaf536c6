import { ownPath, RETURN_TO_SECONDS, returnToCookieName } from '#domain/accounts/return-to.ts';

/** Stores the address a visitor was turned away from. On a first load the server has done so. */
export function rememberReturnTo(path: string): void {
  if (typeof document === 'undefined') return;
  const text = returnToCookie(path, isSecure());
  if (text !== null) setCookie(text);
}

/** Stores the visitor's stated destination, unless an address is already stored. */
export function suggestReturnTo(path: string | null): void {
  if (path !== null && readReturnTo() === null) rememberReturnTo(path);
}

export function readReturnTo(cookies = document.cookie, secure = isSecure()): string | null {
  const begin = `${returnToCookieName(secure)}=`;
  const kept = cookies.split('; ').find((cookie) => cookie.startsWith(begin));
  return kept ? decode(kept.slice(begin.length)) : null;
}

export function forgetReturnTo(): void {
  setCookie(cookieText('', 0, isSecure()));
}

/** Null for an address that isn't ours or that can't be returned to. */
export function returnToCookie(path: string, secure: boolean): string | null {
  const kept = ownPath(path);
  if (kept === null) return null;
  return cookieText(encodeURIComponent(kept), RETURN_TO_SECONDS, secure);
}

function cookieText(value: string, seconds: number, secure: boolean): string {
  return `${returnToCookieName(secure)}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

function isSecure(): boolean {
  return typeof location !== 'undefined' && location.protocol === 'https:';
}

function decode(value: string): string | null {
  try {
    return ownPath(decodeURIComponent(value));
  } catch {
    return null;
  }
}

function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
  document.cookie = text;
}
