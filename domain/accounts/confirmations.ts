/** How people prove that a session is theirs. */
export const CONFIRMATION_KINDS = ['password', 'passkey', 'totp', 'recovery_code'] as const;
export type ConfirmationKind = (typeof CONFIRMATION_KINDS)[number];

/** How long a proof is enough for what needs a fresh one. */
export const CONFIRMED_FOR_MINUTES = 10;

/** When a proof stops being fresh; null where nothing was proved. */
export function confirmedUntil(confirmedAt: string | null): Date | null {
  return confirmedAt === null
    ? null
    : new Date(new Date(confirmedAt).getTime() + CONFIRMED_FOR_MINUTES * 60_000);
}

export function isFresh(confirmedAt: string | null, now: Date): boolean {
  const until = confirmedUntil(confirmedAt);
  return until !== null && now < until;
}
