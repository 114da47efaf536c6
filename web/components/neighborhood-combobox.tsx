import { Combobox } from '@base-ui/react/combobox';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Neighborhood } from '#contract/base/neighborhoods.ts';
import { Field } from '#web/ui/field.tsx';
import { bareInput, fieldFrame } from '#web/ui/field-frame.ts';
import { popupRow, popupSheet } from '#web/ui/popup.ts';
import { matchesNeighborhood } from './neighborhood-search.ts';

export type NeighborhoodFieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** The id of the selected neighborhood. */
  value: string | null;
  onChange: (neighborhood: Neighborhood | null) => void;
  neighborhoods: readonly Neighborhood[];
  name?: string;
  required?: boolean;
  className?: string;
};

type NeighborhoodComboboxProps = NeighborhoodFieldProps & {
  /** The text typed before this component loaded. */
  typed: string | null;
  /** True if it replaces a focused field. */
  takesFocus: boolean;
};

/** Replaces the plain field, keeping its text and focus. */
export function NeighborhoodCombobox({
  label,
  hint,
  error,
  value,
  onChange,
  neighborhoods,
  name,
  required,
  className,
  typed,
  takesFocus,
}: NeighborhoodComboboxProps) {
  const chosen = neighborhoods.find(({ id }) => id === value) ?? null;
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {({ readOnly: _, ...control }) => (
        <Combobox.Root
          items={neighborhoods}
          value={chosen}
          onValueChange={onChange}
          itemToStringLabel={nameOf}
          itemToStringValue={idOf}
          defaultInputValue={typed ?? undefined}
          defaultOpen={typed !== null && takesFocus}
          isItemEqualToValue={(one, other) => one.id === other.id}
          filter={matchesNeighborhood}
          autoHighlight
          required={required}
        >
          <Combobox.InputGroup className={fieldFrame()}>
            <Combobox.Input
              {...control}
              ref={takesFocus ? focusAtEnd : undefined}
              name={name}
              placeholder="Type a few letters"
              autoComplete="off"
              className={bareInput}
            />
            <Combobox.Trigger
              aria-label="Show all neighborhoods"
              className="-mr-2 grid size-9 shrink-0 place-items-center rounded-dense text-ink-3 touch:-mr-3 touch:size-11"
            >
              <ChevronDown aria-hidden="true" className="size-4.5 stroke-[1.75]" />
            </Combobox.Trigger>
          </Combobox.InputGroup>
          <Choices />
        </Combobox.Root>
      )}
    </Field>
  );
}

function Choices() {
  return (
    <Combobox.Portal>
      <Combobox.Positioner sideOffset={6} className="z-60 outline-none">
        <Combobox.Popup className={popupSheet}>
          <Combobox.Empty className="px-2.5 text-base text-ink-2 not-empty:py-2.5">
            No neighborhood found. Try a nearby one.
          </Combobox.Empty>
          <Combobox.List className="max-h-[min(20rem,var(--available-height))] scroll-py-1 overflow-y-auto overscroll-contain outline-none">
            {(neighborhood: Neighborhood) => (
              <Combobox.Item key={neighborhood.id} value={neighborhood} className={popupRow}>
                <span className="min-w-0 flex-1">
                  {neighborhood.neighborhood_name}
                  <span className="text-ink-2">, {neighborhood.borough}</span>
                </span>
                <Combobox.ItemIndicator>
                  <Check aria-hidden="true" />
                </Combobox.ItemIndicator>
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}

/** On mount, so that typing continues where it was. */
function focusAtEnd(input: HTMLInputElement | null): void {
  if (input === null || input === document.activeElement) return;
  input.focus();
  input.setSelectionRange(input.value.length, input.value.length);
}

function nameOf({ neighborhood_name }: Neighborhood): string {
  return neighborhood_name;
}

function idOf({ id }: Neighborhood): string {
  return id;
}
