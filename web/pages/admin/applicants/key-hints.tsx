import { Keyboard } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '#web/ui/button.tsx';

const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }));

type KeyHintsProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** The keys that matter most in the title bar, and all of them behind the last. */
export function KeyHints({ isOpen, onOpenChange }: KeyHintsProps) {
  return (
    <>
      <p aria-hidden="true" className="flex items-center gap-2 text-dense text-ink-2 max-xl:hidden">
        <span className="kbd">J</span>
        <span className="kbd">K</span> next, previous
        <span className="kbd ml-2">O</span> open work
        <span className="kbd ml-2">?</span> all keys
      </p>
      <Button
        variant="ghost"
        shape="icon"
        aria-label="All keys"
        aria-keyshortcuts="?"
        icon={<Keyboard aria-hidden="true" />}
        onClick={() => onOpenChange(true)}
        className="max-md:hidden"
      />
      {isOpen ? (
        <Suspense>
          <KeysDialog onClose={() => onOpenChange(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
