const SOON_DAYS = 7;

/** Connections are renewed before this, so what still ends before it could not be. */
export function expiringUntil(now: Date): string {
  return new Date(now.getTime() + SOON_DAYS * 86_400_000).toISOString();
}
