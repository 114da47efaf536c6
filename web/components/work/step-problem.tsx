import { CircleAlert } from 'lucide-react';

type StepProblemProps = { problem: string | null; className?: string };

/** The error of an action, beside its button. It stays mounted, so that screen readers announce it. */
export function StepProblem({ problem, className = '' }: StepProblemProps) {
  return (
    <p role="alert" className={`flex items-start gap-2 text-base text-danger empty:hidden ${className}`}>
      {problem ? (
        <>
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 stroke-[1.75]" />
          <span className="min-w-0 wrap-anywhere">{problem}</span>
        </>
      ) : null}
    </p>
  );
}
