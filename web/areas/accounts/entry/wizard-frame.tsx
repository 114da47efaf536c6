import { ArrowLeft, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dots } from '#web/ui/dots.tsx';

type WizardFrameProps = {
  /** The current dot, from 1; absent once all questions are answered. */
  dot?: { count: number; current: number };
  /** Goes to the previous question; the first one has only the close button. */
  onBack?: () => void;
  children: ReactNode;
};

/** A page of a wizard: the progress and one thing to do. */
export function WizardFrame({ dot, onBack, children }: WizardFrameProps) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-[42.5rem] flex-col">
      <header className="relative flex h-14 shrink-0 items-center justify-center px-16 md:mt-6">
        {onBack ? (
          <Button
            variant="ghost"
            shape="icon"
            size="touch"
            aria-label="Back"
            icon={<ArrowLeft aria-hidden="true" className="size-6!" />}
            onClick={onBack}
            className={corner}
          />
        ) : (
          <ButtonLink
            href="/"
            variant="ghost"
            shape="icon"
            size="touch"
            aria-label="Close"
            icon={<X aria-hidden="true" className="size-6!" />}
            className={corner}
          />
        )}
        {dot ? <Dots count={dot.count} current={dot.current} /> : null}
      </header>
      <main id="main" tabIndex={-1} className="flex grow flex-col px-5 pt-3 md:px-8">
        {children}
      </main>
    </div>
  );
}

const corner = 'absolute left-2 text-ink! md:left-5';
