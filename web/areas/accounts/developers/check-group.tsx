import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { Checkbox } from '#web/ui/checkbox.tsx';

type CheckGroupProps = {
  legend: string;
  error: string | undefined;
  choices: readonly { name: string; label: string; hint?: string; isChecked?: boolean }[];
};

/** Checkboxes of which at least one has to be chosen. */
export function CheckGroup({ legend, error, choices }: CheckGroupProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="grid gap-2">
        {choices.map(({ name, label, hint, isChecked = false }) => (
          <Checkbox key={name} name={name} hint={hint} defaultChecked={isChecked}>
            {label}
          </Checkbox>
        ))}
      </div>
      {error ? (
        <p id={errorId} className="mt-2 flex items-start gap-1.75 text-hint text-danger">
          <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0 stroke-[1.75]" />
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
