import { type ReactNode, useId } from 'react';
import type { AddressVisibility } from '#domain/businesses/locations.ts';

type VisibilityChoiceProps = {
  value: AddressVisibility;
  onChange: (value: AddressVisibility) => void;
  /** The text others see instead of the street: "Greenpoint, Brooklyn". */
  others: string;
};

export function VisibilityChoice({ value, onChange, others }: VisibilityChoiceProps) {
  const name = useId();
  const option = { name, chosen: value, onChange };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">Who can see your street number</legend>
      <div className="grid gap-2">
        <Option {...option} value="everyone" label="Everyone" hint="Best for a storefront" />
        <Option
          {...option}
          value="accepted_creators"
          label="Only creators you accept"
          hint={`Everyone else sees ${others}`}
        />
      </div>
    </fieldset>
  );
}

type OptionProps = {
  name: string;
  value: AddressVisibility;
  chosen: AddressVisibility;
  onChange: (value: AddressVisibility) => void;
  label: string;
  hint: ReactNode;
};

function Option({ name, value, chosen, onChange, label, hint }: OptionProps) {
  const id = `${name}-${value}`;
  return (
    <label htmlFor={id} className={`${card} ${value === chosen ? on : off}`}>
      <input
        id={id}
        type="radio"
        name={name}
        checked={value === chosen}
        onChange={() => onChange(value)}
        aria-describedby={`${id}-hint`}
        className="mt-px size-4.5 shrink-0 appearance-none rounded-full border-[1.5px] border-control bg-surface outline-none checked:border-[5.5px] checked:border-ink forced-colors:checked:border-[Highlight]"
      />
      <span className="min-w-0">
        <span className="block text-base font-semibold touch:text-touch">{label}</span>
        <span id={`${id}-hint`} className="block text-base text-ink-2">
          {hint}
        </span>
      </span>
    </label>
  );
}

const card = [
  'flex items-start gap-3 rounded-control border px-3.5 py-2.5',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
].join(' ');
const on =
  'border-ink bg-sel inset-ring inset-ring-ink forced-colors:border-2 forced-colors:border-[Highlight]';
const off = 'border-line-strong bg-surface hover:wash';
