import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { hasToastWaiting, watchToasts } from './toast.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

/** Stands once in the page. The code that draws toasts loads with the first of them. */
export function ToastSlot() {
  const waiting = useSyncExternalStore(watchToasts, hasToastWaiting, () => false);
  const [wanted, setWanted] = useState(false);
  if (waiting && !wanted) setWanted(true);
  return wanted ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
