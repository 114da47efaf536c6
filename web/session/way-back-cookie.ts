import { ownPath, WAY_BACK_COOKIE, WAY_BACK_SECONDS } from '#domain/way-back.ts';

/** Remembers the full address somebody was turned away from. On first loads the server has done so. */
export function rememberWayBack(path: string): void {
  if (typeof document === 'undefined') return;
  const text = wayBackCookie(path, location.protocol === 'https:');
  if (text !== null) setCookie(text);
}

/** The same for where somebody said they were heading, unless the address of a page is known already. */
export function suggestWayBack(path: string | null): void {
  if (path !== null && readWayBack() === null) rememberWayBack(path);
}

export function readWayBack(cookies = document.cookie): string | null {
  const kept = cookies.split('; ').find((cookie) => cookie.startsWith(`${WAY_BACK_COOKIE}=`));
  return kept ? decode(kept.slice(WAY_BACK_COOKIE.length + 1)) : null;
}

export function forgetWayBack(): void {
  setCookie(`${WAY_BACK_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`);
}

/** Null for what is no address of ours, or one that is no good to come back to. */
export function wayBackCookie(path: string, isSecure: boolean): string | null {
  const kept = ownPath(path);
  if (kept === null) return null;
  const value = encodeURIComponent(kept);
  return `${WAY_BACK_COOKIE}=${value}; Path=/; Max-Age=${WAY_BACK_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
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
