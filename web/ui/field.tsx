import { CircleAlert, Lock } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** The props a field passes to its control, to connect label, hint and error. */
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
  /** Replaces the hint and says how to fix it. */
  error?: ReactNode;
  /** The reason the value can't change any more. */
  locked?: ReactNode;
};

type FieldProps = FieldWords & {
  /** At the end of the label line, such as a password's strength. */
  aside?: ReactNode;
  /** At the end of the hint line, such as a counter. */
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

/** The polite live region stays mounted, so that an error appearing in it is announced. */
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
