import { lazy, Suspense, useEffect, useState } from 'react';

const SecurityCard = lazy(async () => ({ default: (await import('./security-card.tsx')).SecurityCard }));

/** Loaded only in the browser, after the page. */
export function SecuritySlot(props: { onProtected?: () => void }) {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return isMounted ? (
    <Suspense fallback={null}>
      <SecurityCard {...props} />
    </Suspense>
  ) : null;
}
