import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Field } from '#web/ui/field.tsx';
import { bareInput, fieldFrame } from '#web/ui/field-frame.ts';
import type { NeighborhoodCombobox, NeighborhoodFieldProps } from './neighborhood-combobox.tsx';
import { matchesNeighborhood } from './neighborhood-search.ts';

type Part = { Combobox: typeof NeighborhoodCombobox; takesFocus: boolean };

/**
 * Found by typing: a few letters of the name, or of the borough, leave a short list. The list is fetched as somebody
 * comes near; what they type meanwhile stays.
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

  /** Whoever is quicker than the list gets what it would have marked first. */
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
