import { createTabStore, isRecord } from './tab-store.ts';

/** An account whose address is not known to be verified yet. */
export interface PendingVerification {
  email: string;
  /** Lets this tab ask whether the address is verified; who came from the sign-in has none. */
  ticket: string | null;
  /** When the email may be asked for again, as Date.now() gives it. */
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
