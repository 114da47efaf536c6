import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Field } from '#web/ui/field.tsx';
import { bareInput, fieldFrame } from '#web/ui/field-frame.ts';
import type { NeighborhoodCombobox, NeighborhoodFieldProps } from './neighborhood-combobox.tsx';
import { matchesNeighborhood } from './neighborhood-search.ts';

type Part = { Combobox: typeof NeighborhoodCombobox; takesFocus: boolean };

/**
 * Finds a neighborhood by a few letters of its name or borough. The list's code is fetched on hover or focus; text
 * typed in the meantime is kept.
 */
export function NeighborhoodField(props: NeighborhoodFieldProps) {
  const [part, setPart] = useState<Part | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  if (part) return <part.Combobox {...props} typed={typed} takesFocus={part.takesFocus} />;

  const { label, hint, error, value, neighborhoods, name, required, className } = props;
  const chosen = neighborhoods.find(({ id }) => id === value);

  async function fetchList() {
    const { NeighborhoodCombobox: Combobox } = await import('./neighborhood-combobox.tsx');
    const takesFocus = document.activeElement === input.current;
    setPart((known) => known ?? { Combobox, takesFocus });
  }
  const comeNear = () => void fetchList().catch(() => undefined);

  /** If Enter is pressed before the list has loaded, selects its first match. */
  function takeFirst(event: KeyboardEvent) {
    if (event.key !== 'Enter' || typed === null) return;
    event.preventDefault();
    const first = neighborhoods.find((one) => matchesNeighborhood(one, typed));
    if (first === undefined) return;
    setTyped(null);
    props.onChange(first);
  }

  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {({ readOnly: _, ...control }) => (
        <div className={fieldFrame()} onPointerEnter={comeNear}>
          <input
            {...control}
            ref={input}
            role="combobox"
            aria-expanded={false}
            aria-autocomplete="list"
            name={name}
            required={required}
            placeholder="Type a few letters"
            autoComplete="off"
            className={bareInput}
            value={typed ?? chosen?.neighborhood_name ?? ''}
            onFocus={comeNear}
            onKeyDown={takeFirst}
            onChange={(event) => setTyped(event.target.value)}
          />
          <span className="pointer-events-none text-ink-3">
            <ChevronDown aria-hidden="true" className="size-4.5 stroke-[1.75]" />
          </span>
        </div>
      )}
    </Field>
  );
}
