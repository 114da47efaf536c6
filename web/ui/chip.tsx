import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

type ToggleChipProps = Omit<ComponentProps<'button'>, 'type'> & {
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
  icon?: ReactNode;
};

/** A toggle; several may be on together. */
export function ToggleChip({
  pressed,
  onPressedChange,
  icon,
  className = '',
  children,
  ...rest
}: ToggleChipProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={pressed}
      onClick={() => onPressedChange(!pressed)}
      className={`${chip} ${pressed ? chosen : idle} ${className}`}
    >
      {icon}
      {children}
    </button>
  );
}

type SegmentsProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** Side by side in one tray, for two ways to do the same thing. */
  tray?: boolean;
  className?: string;
};

/** A choice of exactly one option: a radio group styled as chips. */
export function Segments<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  tray = false,
  className = '',
}: SegmentsProps<Value>) {
  const name = useId();
  const { group, face, on, off } = tray ? TRAY : CHIPS;
  return (
    <fieldset className={`${group} ${className}`}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={`${face} relative ${option.value === value ? on : off} has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
        >
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none opacity-0"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

type FilterTokenProps = { label: string; onRemove: () => void };

/** An active filter; pressing it anywhere removes it, so there is no small target to hit. */
export function FilterToken({ label, onRemove }: FilterTokenProps) {
  return (
    <button type="button" aria-label={`Remove ${label}`} onClick={onRemove} className={`${chip} ${idle}`}>
      {label}
      <X aria-hidden="true" />
    </button>
  );
}

const chip = 'chip';
const idle = 'chip-idle';
const picked = 'forced-colors:border-2 forced-colors:border-[Highlight]';
const chosen = `border-ink bg-sel font-semibold text-ink inset-ring inset-ring-ink ${picked}`;
const filled = `border-ink bg-ink font-medium text-paper ${picked}`;

const CHIPS = { group: 'flex flex-wrap gap-2', face: chip, on: filled, off: idle };

const TRAY = {
  group: 'grid auto-cols-fr grid-flow-col rounded-large bg-fill p-0.5',
  face: 'flex min-h-9.5 min-w-0 items-center justify-center rounded-control border px-2 text-center text-md transition-colors select-none wrap-anywhere touch:min-h-11',
  on: `border-line-strong bg-surface font-semibold text-ink dark:bg-line-strong ${picked}`,
  off: 'border-transparent font-medium text-ink-2 hover:text-ink',
};
