import { useState } from 'react';
import { type PendingVerification, pendingVerification } from '#web/session/pending-verification.ts';
import { useTabStore } from '#web/session/tab-store.ts';
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts';

/**
 * The account whose email has to be verified: `unknown` until the page is hydrated, `none` if there is none. It stays
 * visible after it is deleted, until the newly signed-in user has left the page.
 */
export function usePending(): PendingVerification | 'unknown' | 'none' {
  const isHydrated = useIsHydrated();
  const pending = useTabStore(pendingVerification);
  const [last, setLast] = useState(pending);
  if (pending !== null && pending !== last) setLast(pending);
  if (!isHydrated) return 'unknown';
  return pending ?? last ?? 'none';
}
