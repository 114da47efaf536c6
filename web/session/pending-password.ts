import { PENDING_PASSWORD_MINUTES } from '#domain/accounts/limits.ts';

interface Held {
  email: string;
  password: string;
  timer: ReturnType<typeof setTimeout>;
}

let held: Held | null = null;

/**
 * Keeps a password in memory while its email is verified, so that nobody has to type it twice. It is never stored, and
 * is dropped after ten minutes, after signing in, and on leaving.
 */
export function holdPassword(email: string, password: string): void {
  forgetPassword();
  const timer = setTimeout(forgetPassword, PENDING_PASSWORD_MINUTES * 60_000);
  held = { email: normalized(email), password, timer };
  window.addEventListener('pagehide', forgetPassword);
}

export function heldPassword(email: string): string | null {
  return held?.email === normalized(email) ? held.password : null;
}

export function forgetPassword(): void {
  if (held === null) return;
  clearTimeout(held.timer);
  held = null;
  window.removeEventListener('pagehide', forgetPassword);
}

const normalized = (email: string) => email.trim().toLowerCase();
