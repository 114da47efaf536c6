import type { ReactNode } from 'react';

type CheckRowProps = {
  /** The id of the control. */
  id: string;
  control: ReactNode;
  hint?: ReactNode;
  hintId?: string;
  className?: string;
  /** A switch is wider than a box, so its hint begins further in. */
  isWide?: boolean;
  children: ReactNode;
};

/** The label of a checkbox, radio or switch: on touch screens the row is 44px tall and pressable anywhere. */
export function CheckRow({ id, control, hint, hintId, className, isWide = false, children }: CheckRowProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="check-label">
        {control}
        <span>{children}</span>
      </label>
      {hint ? (
        <p id={hintId} className={`text-hint text-ink-3 ${isWide ? 'pl-[3.125rem]' : 'pl-7 touch:pl-8'}`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
