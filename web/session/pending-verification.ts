import { createTabStore, isRecord } from './tab-store.ts';

/** An account whose email isn't known to be verified. */
export interface PendingVerification {
  email: string;
  /** Lets this tab check whether the email is verified; null after coming from sign-in. */
  ticket: string | null;
  /** The earliest time to resend the email, from Date.now(). */
  resend_at: number;
}

export const pendingVerification = createTabStore<PendingVerification | null>({
  key: 'pendingVerification',
  version: 1,
  empty: null,
  read: readPending,
});

function readPending(kept: unknown): PendingVerification | null {
  if (!isRecord(kept)) return null;
  const { email, ticket, resend_at } = kept;
  if (typeof email !== 'string' || typeof resend_at !== 'number') return null;
  return { email, ticket: typeof ticket === 'string' ? ticket : null, resend_at };
}
