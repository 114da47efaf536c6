import { useState } from 'react';
import { readTypedNumber } from './read-typed-number.ts';
import { TextField } from './text-field.tsx';

type TypedNumberProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  format: (value: number) => string;
  onType: (value: number) => void;
};

/** Applies the value on blur or Enter, clamped to its bounds. */
export function TypedNumber({ label, value, min, max, format, onType }: TypedNumberProps) {
  const [draft, setDraft] = useState<string | null>(null);
  function take() {
    const typed = draft === null ? null : readTypedNumber(draft, min, max);
    if (typed !== null) onType(typed);
    setDraft(null);
  }
  return (
    <TextField
      label={label}
      labelHidden
      size="dense"
      inputMode="numeric"
      autoComplete="off"
      lead={
        <span aria-hidden="true" className="text-ink-3">
          {label}
        </span>
      }
      value={draft ?? format(value)}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
        if (event.key === 'Escape') setDraft(null);
      }}
    />
  );
}
