import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

type ChoiceGroupProps = {
  label: string;
  /** The name that the list of missing parts links to. */
  name: string;
  hint: ReactNode;
  error: string | null;
  children: ReactNode;
};

/** Chips for one question, labeled and described as a group. */
export function ChoiceGroup({ label, name, hint, error, children }: ChoiceGroupProps) {
  const noteId = useId();
  return (
    <fieldset id={`${name}-choices`} tabIndex={-1} aria-describedby={noteId} className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      {children}
      <p id={noteId} aria-live="polite" className="mt-2 text-hint text-ink-3">
        {error ? (
          <span className="flex items-start gap-1.75 text-danger">
            <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0 stroke-[1.75]" />
            {error}
          </span>
        ) : (
          hint
        )}
      </p>
    </fieldset>
  );
}
