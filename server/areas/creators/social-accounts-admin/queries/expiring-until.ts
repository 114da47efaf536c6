const SOON_DAYS = 7;

/** Connections are renewed earlier than this, so one that still expires before it could not be renewed. */
export function expiringUntil(now: Date): string {
  return new Date(now.getTime() + SOON_DAYS * 86_400_000).toISOString();
}
