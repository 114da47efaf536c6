import { ArrowLeft } from 'lucide-react';
import type { ApplicationStep } from '#domain/creators/application-steps.ts';
import { newYorkMoment } from '#domain/format/new-york-time.ts';
import { Link } from '#web/components/link.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useKeyboardOpen } from '#web/ui/keyboard-open.ts';
import { STEP_FACES, stepBefore, stepHref } from './steps.ts';

type ApplyFootProps = {
  step: ApplicationStep;
  /** The progress of background uploads. */
  words: string | null;
  /** The page's primary button. */
  action: { label: string; isBusy: boolean; onPress: () => void };
  /** The review deadline if it is sent now. */
  dueAt: string | null;
};

/** Pinned to the bottom; it scrolls with the page while a keyboard is open. */
export function ApplyFoot({ step, words, action, dueAt }: ApplyFootProps) {
  const isKeyboardOpen = useKeyboardOpen();
  const before = stepBefore(step);
  const due = dueAt ? `Send now, hear back by ${newYorkMoment(dueAt)}` : null;
  return (
    <footer className={`z-20 border-line border-t bg-paper ${isKeyboardOpen ? '' : PINNED}`}>
      <div className="mx-auto flex max-w-wide items-center gap-x-6 gap-y-3 px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-md:flex-col max-md:items-stretch md:px-8 md:py-4 lg:px-10">
        {before ? (
          <ButtonLink
            size="large"
            className="max-md:hidden"
            icon={<ArrowLeft aria-hidden="true" />}
            render={(look) => <Link href={stepHref(before)} {...look} />}
          >
            {STEP_FACES[before].label}
          </ButtonLink>
        ) : null}
        <p
          role="status"
          className="text-base text-ink-2 empty:hidden md:ml-auto md:text-right md:empty:block"
        >
          {[words, due].filter(Boolean).join(' ')}
        </p>
        <Button variant="primary" size="large" loading={action.isBusy} onClick={action.onPress}>
          {action.label}
        </Button>
      </div>
    </footer>
  );
}

/** Focused fields stay clear of it. */
const PINNED = 'sticky bottom-0 [html:has(&)]:[--bar-bottom:7.5rem]';
