import { Check, CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { CheckRow } from './check-row.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'size' | 'ref'> & {
  /** For a select-all checkbox when only some rows are selected. */
  mixed?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** In a table the row is already labeled, so the label is only for screen readers. */
  labelHidden?: boolean;
  children: ReactNode;
};

/** The native checkbox, restyled: forms, keys and labels work before any script has loaded. */
export function Checkbox({
  mixed = false,
  hint,
  error,
  labelHidden = false,
  className,
  children,
  ...input
}: CheckboxProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ? <ErrorNote>{error}</ErrorNote> : hint;
  return (
    <CheckRow
      id={id}
      hint={note}
      hintId={noteId}
      className={className}
      control={
        <span className="check-control">
          <input
            {...input}
            id={id}
            type="checkbox"
            ref={(node) => {
              if (node) node.indeterminate = mixed;
            }}
            aria-invalid={error ? true : undefined}
            aria-describedby={note ? noteId : undefined}
            className="peer check-box"
          />
          <Check aria-hidden="true" className="check-tick" />
          <span aria-hidden="true" className="check-dash" />
        </span>
      }
    >
      {labelHidden ? <span className="sr-only">{children}</span> : children}
    </CheckRow>
  );
}

function ErrorNote({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-start gap-1.75 text-danger">
      <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0 stroke-[1.75]" />
      {children}
    </span>
  );
}
