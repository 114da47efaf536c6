import { useState } from 'react';
import { type PendingVerification, pendingVerification } from '#web/session/pending-verification.ts';
import { useTabStore } from '#web/session/tab-store.ts';
import { useAlive } from './use-alive.ts';

/**
 * The account whose email is to be verified: `unknown` until the page is alive, `none` where there is none. It stays
 * in view after it is forgotten, until whoever has been signed in has left.
 */
export function usePending(): PendingVerification | 'unknown' | 'none' {
  const isAlive = useAlive();
  const pending = useTabStore(pendingVerification);
  const [last, setLast] = useState(pending);
  if (pending !== null && pending !== last) setLast(pending);
  if (!isAlive) return 'unknown';
  return pending ?? last ?? 'none';
}
