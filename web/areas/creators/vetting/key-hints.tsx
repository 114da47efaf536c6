import { Keyboard } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const KeysDialog = lazyPart(async () => (await import('./keys-dialog.tsx')).KeysDialog);

type KeyHintsProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** The main shortcuts in the title bar; the last button opens the full list. */
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
        aria-label="All shortcuts"
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
