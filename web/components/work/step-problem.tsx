import { CircleAlert } from 'lucide-react';

type StepProblemProps = { problem: string | null; className?: string };

/** Why something could not be done, beside what was pressed. It stays in place, so that it is read out. */
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
