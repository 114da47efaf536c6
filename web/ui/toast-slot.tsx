import { lazyPart } from './lazy-part.tsx';
import { OnceWanted } from './once-wanted.tsx';
import { hasToastWaiting, watchToasts } from './toast.ts';

const Toaster = lazyPart(async () => (await import('./toaster.tsx')).Toaster);

/** Rendered once per page. */
export function ToastSlot() {
  return (
    <OnceWanted watch={watchToasts} isWanted={hasToastWaiting}>
      <Toaster />
    </OnceWanted>
  );
}
