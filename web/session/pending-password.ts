import { PENDING_PASSWORD_MINUTES } from '#domain/limits.ts';

interface Held {
  email: string;
  password: string;
  timer: ReturnType<typeof setTimeout>;
}

let held: Held | null = null;

/**
 * Keeps a password while its address is verified, so that nobody has to type it twice. It is in the memory of this
 * page and nowhere else, and goes after ten minutes, once it has signed somebody in, and on leaving.
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
