import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { Field, FieldLock, type FieldWords } from './field.tsx';
import { bareInput, fieldFrame } from './field-frame.ts';

const COUNT = new Intl.NumberFormat('en-US');

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'value' | 'defaultValue' | 'maxLength'> &
  FieldWords & {
    value?: string;
    defaultValue?: string;
    /** Counted, but not enforced: after pasting too much, the user sees how much to cut. */
    limit?: number;
  };

export function TextArea({
  label,
  labelHidden,
  hint,
  error,
  locked,
  limit,
  className,
  onChange,
  rows = 3,
  ...area
}: TextAreaProps) {
  const [typed, setTyped] = useState(area.defaultValue ?? '');
  const words = { label, labelHidden, hint, error, locked, className };
  const length = (area.value ?? typed).length;
  function handleChange(event: ChangeEvent<HTMLTextAreaElement>) {
    setTyped(event.target.value);
    onChange?.(event);
  }
  return (
    <Field {...words} count={limit === undefined ? null : <Counter length={length} limit={limit} />}>
      {(control) => (
        <div className={fieldFrame({ locked: control.readOnly, className: 'items-start' })}>
          <textarea
            {...area}
            {...control}
            rows={rows}
            // A box that grows with its text ignores `rows`.
            style={{ minHeight: `${(rows + 1) * LINE_REM}rem` }}
            readOnly={control.readOnly || area.readOnly}
            onChange={handleChange}
            className={`field-sizing-content resize-y py-2.75 leading-5.5 ${bareInput}`}
          />
          {control.readOnly ? <FieldLock /> : null}
        </div>
      )}
    </Field>
  );
}

const LINE_REM = 1.375;

function Counter({ length, limit }: { length: number; limit: number }) {
  const over = length > limit;
  return (
    <p className={`num mt-1.5 ml-auto shrink-0 ${over ? 'font-semibold text-danger' : 'text-ink-3'}`}>
      {COUNT.format(length)} of {COUNT.format(limit)}
    </p>
  );
}
