import { CircleAlert } from 'lucide-react';

/** Says why it failed and what still holds; renders nothing without a refusal. */
export function Refusal({ problem, holds }: { problem: string | null; holds: string }) {
  if (problem === null) return null;
  return (
    <p role="alert" className="mt-4 flex items-start gap-1.75 text-md text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.75 size-4 shrink-0 stroke-[1.75]" />
      {problem} {holds}
    </p>
  );
}
