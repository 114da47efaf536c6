import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Field, FieldLock, type FieldWords } from './field.tsx';
import { fieldFrame } from './field-frame.ts';
import { popupRow, popupSheet } from './popup.ts';

export type SelectOption<Value extends string> = { value: Value; label: string; disabled?: boolean };

export type SelectProps<Value extends string> = FieldWords & {
  options: readonly SelectOption<Value>[];
  value?: Value | null;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  placeholder?: string;
  name?: string;
  required?: boolean;
  disabled?: boolean;
  size?: 'default' | 'dense';
  /** Before the value: an icon or a label. */
  lead?: ReactNode;
  className?: string;
};

type SelectListProps<Value extends string> = SelectProps<Value> & {
  isOpen: boolean;
  /** True if it replaces a focused button. */
  takesFocus: boolean;
};

// The library's list would add an inline <style> element, which the content security policy blocks and this styling
// doesn't need.
export function SelectList<Value extends string>({
  label,
  labelHidden,
  hint,
  error,
  locked,
  options,
  value,
  defaultValue,
  onValueChange,
  placeholder = 'Choose one',
  size,
  lead,
  className,
  isOpen,
  takesFocus,
  ...rest
}: SelectListProps<Value>) {
  const words = { label, labelHidden, hint, error, locked, className };
  return (
    <Field {...words}>
      {({ readOnly, ...control }) => (
        <CSPProvider disableStyleElements>
          <Base.Root
            {...rest}
            items={options}
            value={value}
            defaultValue={defaultValue}
            readOnly={readOnly}
            defaultOpen={isOpen}
            onValueChange={(next) => next !== null && onValueChange?.(next)}
          >
            <Base.Trigger
              {...control}
              ref={takesFocus ? focusOnce : undefined}
              className={fieldFrame({ size, locked: readOnly, className: 'text-left' })}
            >
              {lead}
              <Base.Value
                placeholder={placeholder}
                className="min-w-0 flex-1 truncate data-placeholder:text-ink-3"
              />
              {readOnly ? <FieldLock /> : <Chevron />}
            </Base.Trigger>
            <Options options={options} />
          </Base.Root>
        </CSPProvider>
      )}
    </Field>
  );
}

function Options<Value extends string>({ options }: { options: readonly SelectOption<Value>[] }) {
  return (
    <Base.Portal>
      <Base.Positioner sideOffset={6} alignItemWithTrigger={false} className="z-60 outline-none">
        <Base.Popup className={popupSheet}>
          <Base.List>
            {options.map((option) => (
              <Base.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className={popupRow}
              >
                <Base.ItemText className="flex-1">{option.label}</Base.ItemText>
                <Base.ItemIndicator>
                  <Check aria-hidden="true" />
                </Base.ItemIndicator>
              </Base.Item>
            ))}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}

function focusOnce(button: HTMLButtonElement | null): void {
  button?.focus();
}

function Chevron() {
  return (
    <Base.Icon className="shrink-0 text-ink-3">
      <ChevronDown aria-hidden="true" className="size-4.5 stroke-[1.75]" />
    </Base.Icon>
  );
}
