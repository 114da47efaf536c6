import { Search, X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useKeys } from './use-keys.ts';

const PAUSE_MS = 250;

type SearchFieldProps = {
  label: string;
  placeholder?: string;
  /** The current search, from the address. */
  value: string;
  /** Called shortly after the last key, or immediately on Enter. */
  onSearch: (text: string) => void;
  /** False in a dialog, where the key is a letter like any other. */
  hasKey?: boolean;
  /** For a dialog that focuses it. */
  ref?: RefObject<HTMLInputElement | null>;
};

/** Keeps the text being typed; "/" focuses it from anywhere on the page. */
export function SearchField({
  label,
  placeholder = label,
  value,
  onSearch,
  hasKey = true,
  ref,
}: SearchFieldProps) {
  const own = useRef<HTMLInputElement>(null);
  const input = ref ?? own;
  const pause = useRef<number>(undefined);
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // The address changed from outside, as when going back: update the field.
  if (value !== known) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  useKeys({ '/': hasKey ? () => input.current?.focus() : undefined });
  useEffect(() => () => window.clearTimeout(pause.current), []);

  function search(text: string, afterMs: number) {
    setTyped(text);
    window.clearTimeout(pause.current);
    pause.current = window.setTimeout(() => onSearch(text.trim()), afterMs);
  }

  return (
    <search className="search-box">
      <Search aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75] text-ink-2" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts={hasKey ? '/' : undefined}
        placeholder={placeholder}
        value={typed}
        maxLength={120}
        onChange={(event) => search(event.target.value, PAUSE_MS)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(typed, 0);
        }}
        className="search-input"
      />
      {typed === '' ? (
        hasKey ? (
          <span aria-hidden="true" className="kbd max-md:hidden">
            /
          </span>
        ) : null
      ) : (
        <button
          type="button"
          aria-label="Clear search"
          onClick={() => {
            search('', 0);
            input.current?.focus();
          }}
          className="-mr-1.5 grid size-7 shrink-0 place-items-center rounded-check text-ink-2 hover:wash hover:text-ink touch:size-9"
        >
          <X aria-hidden="true" className="size-4 stroke-[1.75]" />
        </button>
      )}
    </search>
  );
}
