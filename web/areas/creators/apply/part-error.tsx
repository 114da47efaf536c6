import { CircleAlert } from 'lucide-react';

type PartErrorProps = {
  /** The name that the list of missing parts links to. */
  name: string;
  error: string | null;
};

/** The error of a part that isn't a single field. */
export function PartError({ name, error }: PartErrorProps) {
  return (
    <p
      id={`${name}-choices`}
      tabIndex={-1}
      aria-live="polite"
      className={error ? 'mb-4 flex items-start gap-1.75 text-md text-danger' : 'sr-only'}
    >
      {error ? <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 stroke-[1.75]" /> : null}
      {error}
    </p>
  );
}
