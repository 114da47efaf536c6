import { APPLICATION_STEPS, type ApplicationStep } from '#domain/creators/application-steps.ts';
import { Link } from '#web/components/link.tsx';
import { STEP_FACES, stepHref } from './steps.ts';

type StepRailProps = {
  current: ApplicationStep;
  /** A few words on what each step contains; null if nothing is filled in. */
  filled: Record<ApplicationStep, string | null>;
  /** The steps with nothing missing. */
  complete: readonly ApplicationStep[];
};

/** The steps of the application down the left side, as links. */
export function StepRail({ current, filled, complete }: StepRailProps) {
  return (
    <nav aria-label="Application" className="hidden lg:sticky lg:top-10 lg:block">
      <ol>
        {APPLICATION_STEPS.map((step) => {
          const state = step === current ? 'now' : complete.includes(step) ? 'done' : 'next';
          return (
            <li key={step} className="group relative pb-6 pl-9.5 last:pb-0">
              <span
                aria-hidden="true"
                className={`absolute top-7 bottom-0 left-3 w-1 group-last:hidden forced-colors:bg-[CanvasText] ${complete.includes(step) ? 'bg-ink' : 'bg-line-strong'}`}
              />
              <span aria-hidden="true" className={`absolute top-0 left-0 size-7 ${RING} ${RINGS[state]}`} />
              <Link
                href={stepHref(step)}
                aria-current={step === current ? 'step' : undefined}
                className="block rounded-dense pt-1 hover:[&>span:first-child]:underline hover:[&>span:first-child]:underline-offset-3"
              >
                <span className={`block text-md ${step === current ? 'font-semibold' : 'font-medium'}`}>
                  {STEP_FACES[step].label}
                  {state === 'done' ? <span className="sr-only">, filled in</span> : null}
                </span>
                <span className="block text-sm break-words text-ink-2">
                  {filled[step] ?? STEP_FACES[step].empty}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The rail on a phone: five dots, and the current step in words. */
export function StepDots({ current, complete }: Pick<StepRailProps, 'current' | 'complete'>) {
  const place = APPLICATION_STEPS.indexOf(current) + 1;
  return (
    <nav aria-label="Application" className="lg:hidden">
      <ol className="flex">
        {APPLICATION_STEPS.map((step) => {
          const state = step === current ? 'now' : complete.includes(step) ? 'done' : 'next';
          return (
            <li key={step} className="group relative flex-1 last:flex-none">
              <span
                aria-hidden="true"
                className={`absolute top-1/2 right-0 left-7 h-1 -translate-y-1/2 group-last:hidden forced-colors:bg-[CanvasText] ${complete.includes(step) ? 'bg-ink' : 'bg-line-strong'}`}
              />
              <Link
                href={stepHref(step)}
                aria-label={STEP_FACES[step].label}
                aria-current={step === current ? 'step' : undefined}
                className="-m-2 grid size-11 place-items-center rounded-full"
              >
                <span aria-hidden="true" className={`block size-7 ${RING} ${RINGS[state]}`} />
              </Link>
            </li>
          );
        })}
      </ol>
      <p className="mt-4 text-base font-semibold text-ink-2">
        Step {place} of {APPLICATION_STEPS.length}, {STEP_FACES[current].label}
      </p>
    </nav>
  );
}

const RING = 'rounded-full border-4 bg-surface';
const RINGS = {
  done: 'border-ink',
  now: 'border-accent ring-4 ring-accent-tint',
  next: 'border-line-strong',
};
