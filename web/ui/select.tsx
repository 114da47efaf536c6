import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { Field, FieldLock } from './field.tsx';
import { fieldFrame } from './field-frame.ts';
import type { SelectList, SelectProps } from './select-list.tsx';
import { toast } from './toast.ts';

type Part = { List: typeof SelectList; isOpen: boolean; takesFocus: boolean };

/**
 * A button that shows the selected value. The list's code is fetched on hover or focus, and opens on the first press.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const [part, setPart] = useState<Part | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  if (part) return <part.List {...props} isOpen={part.isOpen} takesFocus={part.takesFocus} />;

  const { label, labelHidden, hint, error, locked, className, options, size, lead } = props;
  const { value, defaultValue, placeholder = 'Choose one', name, required, disabled } = props;
  const chosen = options.find((option) => option.value === (value ?? defaultValue));

  async function fetchList() {
    const { SelectList: List } = await import('./select-list.tsx');
    const takesFocus = document.activeElement === button.current;
    setPart((known) => known ?? { List, isOpen: isPressed.current, takesFocus });
  }
  const comeNear = () => void fetchList().catch(() => undefined);

  async function press() {
    isPressed.current = true;
    try {
      await fetchList();
    } catch {
      isPressed.current = false;
      const description = 'Check your connection and try again.';
      toast({ title: 'Connection Error', description, variant: 'destructive' });
    }
  }

  return (
    <Field {...{ label, labelHidden, hint, error, locked, className }}>
      {({ readOnly, ...control }) => (
        <>
          <button
            {...control}
            ref={button}
            type="button"
            role="combobox"
            aria-haspopup="listbox"
            aria-expanded={false}
            aria-required={required || undefined}
            disabled={disabled}
            onPointerEnter={readOnly ? undefined : comeNear}
            onFocus={readOnly ? undefined : comeNear}
            onClick={readOnly ? undefined : press}
            className={fieldFrame({ size, locked: readOnly, className: 'text-left' })}
          >
            {lead}
            <span className={`min-w-0 flex-1 truncate ${chosen ? '' : 'text-ink-3'}`}>
              {chosen?.label ?? placeholder}
            </span>
            {readOnly ? (
              <FieldLock />
            ) : (
              <ChevronDown aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75] text-ink-3" />
            )}
          </button>
          {name ? <input type="hidden" name={name} value={chosen?.value ?? ''} /> : null}
        </>
      )}
    </Field>
  );
}
