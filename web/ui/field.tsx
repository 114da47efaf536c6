import { CircleAlert, Lock } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** What a field gives its control, so that label, hint and error belong to it. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  readOnly: boolean;
};

export type FieldWords = {
  label: ReactNode;
  labelHidden?: boolean;
  hint?: ReactNode;
  /** Takes the place of the hint and says the fix. */
  error?: ReactNode;
  /** Why the value can no longer change. */
  locked?: ReactNode;
};

type FieldProps = FieldWords & {
  /** Stands at the end of the label line, such as the strength of a password. */
  aside?: ReactNode;
  /** Stands at the end of the hint line, such as a counter. */
  count?: ReactNode;
  className?: string;
  children: (control: FieldControl) => ReactNode;
};

export function Field({
  label,
  labelHidden = false,
  hint,
  error,
  locked,
  aside,
  count,
  className = '',
  children,
}: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const hasNote = Boolean(error ?? locked ?? hint);
  return (
    <div className={`min-w-0 ${className}`}>
      <div className={labelHidden ? 'sr-only' : 'mb-1.5 flex items-baseline justify-between gap-3 text-sm'}>
        <label htmlFor={id} className={`font-semibold ${locked ? 'text-ink-3' : ''}`}>
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
        readOnly: Boolean(locked),
      })}
      <div className="flex items-start justify-between gap-3 text-hint">
        <FieldNote id={noteId} error={error}>
          {locked ?? hint}
        </FieldNote>
        {count}
      </div>
    </div>
  );
}

/** The polite region stays in place, so an error that appears in it is read out. */
function FieldNote({ id, error, children }: { id: string; error?: ReactNode; children?: ReactNode }) {
  return (
    <div id={id} aria-live="polite" className={error || children ? 'mt-1.5' : undefined}>
      {error ? (
        <span className="flex items-start gap-1.75 text-danger">
          <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0 stroke-[1.75]" />
          {error}
        </span>
      ) : (
        <span className="text-ink-3">{children}</span>
      )}
    </div>
  );
}

export function FieldLock() {
  return <Lock aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75] text-ink-3" />;
}
