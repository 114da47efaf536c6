import { ArrowLeft } from 'lucide-react';
import { ONBOARDING_STEPS, type OnboardingStep } from '#domain/businesses/onboarding.ts';
import { Link } from '#web/components/link.tsx';
import { SkipLink } from '#web/components/skip-link.tsx';
import { TaskUserMenu } from '#web/components/task-user-menu.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { STEP_LABELS, stepHref } from './steps.ts';

type OnboardingBarProps = {
  bar: AppBarProps;
  step: OnboardingStep;
  /** True if there is something to come back to. */
  isKept: boolean;
};

/** The bar of the setup: back, the steps, and the exit. Progress is already saved. */
export function OnboardingBar({ bar, step, isKept }: OnboardingBarProps) {
  const before = ONBOARDING_STEPS[ONBOARDING_STEPS.indexOf(step) - 1];
  const isOver = step === 'done';
  return (
    <>
      <SkipLink />
      <header className="relative z-30 border-line border-b bg-paper">
        <div className="grid min-h-14 grid-cols-[1fr_auto_1fr] items-center gap-3 px-4 md:h-16 md:px-10">
          <div className="flex items-center">
            {before && !isOver ? (
              <ButtonLink
                variant="ghost"
                shape="icon"
                size="touch"
                className="-ml-3 md:hidden"
                icon={<ArrowLeft aria-hidden="true" />}
                render={({ className, children }) => (
                  <Link
                    href={stepHref(before)}
                    aria-label={`Back to ${STEP_LABELS[before]}`}
                    className={className}
                  >
                    {children}
                  </Link>
                )}
              />
            ) : null}
            <Link href="/" className={`rounded-control ${before && !isOver ? 'hidden md:flex' : 'flex'}`}>
              <Logo />
            </Link>
          </div>
          <Stops step={step} />
          <div className="flex items-center justify-end gap-5">
            {isOver ? null : (
              <Link
                href="/"
                className="inline-flex min-h-11 items-center text-sm text-ink-2 underline decoration-line-strong decoration-2 underline-offset-4 hover:text-ink md:text-base"
              >
                <span className="md:hidden">Later</span>
                <span className="max-md:hidden">{isKept ? 'Save and finish later' : 'Finish later'}</span>
              </Link>
            )}
            {step === 'website' && bar.viewer ? (
              <TaskUserMenu viewer={bar.viewer} photoUrl={bar.photoUrl ?? null} onSignOut={bar.onSignOut} />
            ) : null}
          </div>
        </div>
      </header>
    </>
  );
}

function Stops({ step }: { step: OnboardingStep }) {
  const now = ONBOARDING_STEPS.indexOf(step);
  return (
    <ol aria-label="Setting up" className="flex items-center gap-2 md:gap-3">
      {ONBOARDING_STEPS.map((one, index) => {
        const state = index < now ? 'done' : index === now ? 'now' : 'next';
        return (
          <li
            key={one}
            aria-current={state === 'now' ? 'step' : undefined}
            className="flex items-center gap-2 md:gap-2.5"
          >
            {index > 0 ? (
              <span
                aria-hidden="true"
                className={`hidden h-0.75 w-6 rounded-full lg:block lg:w-9 ${index <= now ? 'bg-ink' : 'bg-line-strong'}`}
              />
            ) : null}
            <span aria-hidden="true" className={`size-3 rounded-full md:size-5.5 ${RINGS[state]}`} />
            <span className={`text-base max-md:sr-only ${state === 'now' ? 'font-semibold' : 'text-ink-2'}`}>
              {STEP_LABELS[one]}
              {state === 'done' ? <span className="sr-only">, done</span> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const RINGS = {
  done: 'bg-ink md:border-4 md:border-ink md:bg-surface forced-colors:border',
  now: 'border-3 border-accent bg-surface ring-3 ring-accent-tint md:border-4',
  next: 'border-2 border-line-strong bg-surface md:border-4',
};
