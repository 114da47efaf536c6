import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';

type StepperProps = {
  /** The counted items. */
  label: string;
  value: number;
  min: number;
  max: number;
  onValueChange: (value: number) => void;
  disabled?: boolean;
};

/** A small number between two buttons. */
export function Stepper({ label, value, min, max, onValueChange, disabled = false }: StepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn with a legend of its own.
    <div
      role="group"
      aria-label={label}
      className="inline-flex h-11 shrink-0 items-center rounded-control border border-control bg-surface"
    >
      <StepButton
        name={`One less: ${label}`}
        disabled={disabled || value <= min}
        onClick={() => onValueChange(value - 1)}
      >
        <Minus aria-hidden="true" className="size-4 stroke-2" />
      </StepButton>
      <output aria-live="polite" className="num min-w-8 text-center text-touch font-semibold">
        {value}
      </output>
      <StepButton
        name={`One more: ${label}`}
        disabled={disabled || value >= max}
        onClick={() => onValueChange(value + 1)}
      >
        <Plus aria-hidden="true" className="size-4 stroke-2" />
      </StepButton>
    </div>
  );
}

function StepButton({
  name,
  disabled,
  onClick,
  children,
}: {
  name: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className="grid size-10.5 place-items-center rounded-control text-ink-2 transition-colors hover:wash aria-disabled:opacity-45"
    >
      {children}
    </button>
  );
}
