import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from '#web/components/link.tsx';
import { SkipLink } from '#web/components/skip-link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Dots } from '#web/ui/dots.tsx';

type QuickFrameProps = {
  step: 2 | 3;
  backHref: string;
  title: string;
  text: string;
  children: ReactNode;
};

/** A question of a new campaign: back, the step, and the way out. The answers are kept. */
export function QuickFrame({ step, backHref, title, text, children }: QuickFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone, so the focus would be nowhere. A step with a field to fill in focuses that.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="sticky top-0 z-30 border-line border-b bg-paper">
        <div className="grid h-14 grid-cols-[1fr_auto_1fr] items-center px-4 md:h-16 md:px-10">
          <ButtonLink
            variant="ghost"
            shape="icon"
            size="touch"
            className="-ml-3"
            icon={<ArrowLeft aria-hidden="true" />}
            render={({ className, children: icon }) => (
              <Link href={backHref} aria-label="Back to the previous question" className={className}>
                {icon}
              </Link>
            )}
          />
          <Dots count={3} current={step} />
          <Link
            href="/business"
            className="inline-flex min-h-11 items-center justify-self-end text-sm text-ink-2 underline decoration-line-strong decoration-2 underline-offset-4 hover:text-ink md:text-base"
          >
            Close
          </Link>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-[40rem] grow flex-col px-5 pt-8 md:px-8 md:pb-16 lg:pt-12"
      >
        <h1 ref={heading} tabIndex={-1} className="type-page-title outline-none">
          {title}
        </h1>
        <p className="mt-4 mb-8 text-lg text-ink-2">{text}</p>
        {children}
      </main>
    </div>
  );
}
