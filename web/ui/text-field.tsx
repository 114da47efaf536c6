import type { ComponentProps, ReactNode } from 'react';
import { Field, FieldLock, type FieldWords } from './field.tsx';
import { bareInput, fieldFrame } from './field-frame.ts';

type TextFieldProps = Omit<ComponentProps<'input'>, 'size' | 'id'> &
  FieldWords & {
    size?: 'default' | 'dense';
    /** Before the text: an icon, or a sign such as "$". */
    lead?: ReactNode;
    /** After the text: a unit or a button. */
    trail?: ReactNode;
    aside?: ReactNode;
    /** Between the box and its hint, such as the strength of a password. */
    below?: ReactNode;
  };

export function TextField({
  label,
  labelHidden,
  hint,
  error,
  locked,
  aside,
  size,
  lead,
  trail,
  below,
  className,
  ...input
}: TextFieldProps) {
  const words = { label, labelHidden, hint, error, locked, aside, className };
  return (
    <Field {...words}>
      {(control) => (
        <>
          <div className={fieldFrame({ size, locked: control.readOnly })}>
            {lead}
            <input
              {...input}
              {...control}
              readOnly={control.readOnly || input.readOnly}
              className={bareInput}
            />
            {control.readOnly ? <FieldLock /> : trail}
          </div>
          {below}
        </>
      )}
    </Field>
  );
}
