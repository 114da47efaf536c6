import { lazy, Suspense, useEffect, useState } from 'react';

const SecurityCard = lazy(async () => ({ default: (await import('./security-card.tsx')).SecurityCard }));

/** Loaded only in the browser, after the page. */
export function SecuritySlot(props: { onProtected?: () => void }) {
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  return isAlive ? (
    <Suspense fallback={null}>
      <SecurityCard {...props} />
    </Suspense>
  ) : null;
}
