/** The ways to prove that a session belongs to the person using it. */
export const CONFIRMATION_KINDS = ['password', 'passkey', 'totp', 'recovery_code'] as const;
export type ConfirmationKind = (typeof CONFIRMATION_KINDS)[number];

/** A confirmation is recent for this long. */
export const CONFIRMED_FOR_MINUTES = 10;

/** The end of a recent confirmation; null if there was none. */
export function confirmedUntil(confirmedAt: string | null): Date | null {
  return confirmedAt === null
    ? null
    : new Date(new Date(confirmedAt).getTime() + CONFIRMED_FOR_MINUTES * 60_000);
}

export function isFresh(confirmedAt: string | null, now: Date): boolean {
  const until = confirmedUntil(confirmedAt);
  return until !== null && now < until;
}
