import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, FieldLock, type FieldWords } from './field.tsx';
import { bareInput, fieldFrame } from './field-frame.ts';

type NativeSelectProps = Omit<ComponentProps<'select'>, 'size' | 'id' | 'multiple' | 'children'> &
  FieldWords & {
    options: readonly { value: string; label: string }[];
    /** Shown until something is selected. */
    placeholder?: string;
    size?: 'default' | 'dense';
  };

/**
 * A native select: best on a phone, and it needs no script. Where a choice applies immediately, use `Select` instead:
 * arrow keys change this one while it is closed.
 */
export function NativeSelect({
  label,
  labelHidden,
  hint,
  error,
  locked,
  options,
  placeholder = 'Choose one',
  size,
  value,
  defaultValue,
  disabled,
  className,
  ...select
}: NativeSelectProps) {
  const isUnchosen = (value ?? defaultValue) === '';
  const words = { label, labelHidden, hint, error, locked, className };
  return (
    <Field {...words}>
      {({ readOnly, ...control }) => (
        <div
          className={fieldFrame({
            size,
            locked: readOnly,
            className:
              'relative has-[select:focus-visible]:border-ink has-[select:focus-visible]:outline-2 pr-0!',
          })}
        >
          <select
            {...select}
            {...control}
            value={value}
            defaultValue={defaultValue}
            disabled={disabled || readOnly}
            className={`${bareInput} appearance-none truncate pr-10 ${value === '' ? 'text-ink-3' : ''}`}
          >
            {isUnchosen ? (
              <option value="" disabled>
                {placeholder}
              </option>
            ) : null}
            {options.map((option) => (
              <option key={option.value} value={option.value} className="bg-surface text-ink">
                {option.label}
              </option>
            ))}
          </select>
          <span className="pointer-events-none absolute right-3.5 text-ink-3">
            {readOnly ? <FieldLock /> : <ChevronDown aria-hidden="true" className="size-4.5 stroke-[1.75]" />}
          </span>
        </div>
      )}
    </Field>
  );
}
