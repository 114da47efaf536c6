import { type ReactNode, useId } from 'react';
import { CheckRow } from './check-row.tsx';

export type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
};

type RadioGroupProps<Value extends string> = {
  label: ReactNode;
  labelHidden?: boolean;
  options: readonly RadioOption<Value>[];
  /** Null while nothing is chosen. */
  value?: Value | null;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  name?: string;
  required?: boolean;
  inline?: boolean;
  className?: string;
};

export function RadioGroup<Value extends string>({
  label,
  labelHidden = false,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  required,
  inline = false,
  className = '',
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <fieldset className={className ? `min-w-0 ${className}` : 'min-w-0'}>
      <legend className={labelHidden ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>{label}</legend>
      <div className={inline ? 'flex flex-wrap gap-x-6' : 'grid gap-1'}>
        {options.map((option) => {
          const optionId = `${id}-${option.value}`;
          const hintId = `${optionId}-hint`;
          return (
            <CheckRow
              key={option.value}
              id={optionId}
              hint={option.hint}
              hintId={hintId}
              control={
                <input
                  id={optionId}
                  type="radio"
                  name={name ?? id}
                  value={option.value}
                  checked={value === undefined ? undefined : value === option.value}
                  defaultChecked={value === undefined ? defaultValue === option.value : undefined}
                  onChange={() => onValueChange?.(option.value)}
                  disabled={option.disabled}
                  required={required}
                  aria-describedby={option.hint ? hintId : undefined}
                  className="radio-dot"
                />
              }
            >
              {option.label}
            </CheckRow>
          );
        })}
      </div>
    </fieldset>
  );
}
