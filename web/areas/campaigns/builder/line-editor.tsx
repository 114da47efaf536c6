import { Plus, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';

type LineEditorProps = {
  label: string;
  name: string;
  lines: readonly string[];
  most: number;
  maxLength: number;
  icon: ReactNode;
  error?: string | undefined;
  onChange: (lines: string[]) => void;
};

/** Short lines, one below the other. Enter starts the next line; a line too long for a phone wraps. */
export function LineEditor({ label, name, lines, most, maxLength, icon, error, onChange }: LineEditorProps) {
  const list = useRef<HTMLUListElement>(null);

  function add() {
    if (lines.length >= most) return;
    onChange([...lines, '']);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLTextAreaElement>('li:last-child textarea')?.focus(),
    );
  }

  function remove(place: number) {
    onChange(lines.filter((_, index) => index !== place));
  }

  return (
    <fieldset id={`${name}-choices`} tabIndex={-1} className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <ul ref={list}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone, and may stand twice.
          <li key={index} className="flex items-center gap-2 border-line border-b">
            {icon}
            <textarea
              rows={1}
              aria-label={`${label}, line ${index + 1}`}
              value={line}
              maxLength={maxLength}
              onChange={(event) =>
                onChange(
                  lines.map((one, at) => (at === index ? event.target.value.replaceAll('\n', ' ') : one)),
                )
              }
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                add();
              }}
              className="field-sizing-content min-h-11 min-w-0 grow resize-none rounded-check bg-transparent px-1 py-2.5 text-touch outline-none focus-visible:outline-2 focus-visible:outline-focus md:text-base"
            />
            <Button
              variant="ghost"
              size="dense"
              shape="icon"
              aria-label={`Remove line ${index + 1} of ${label}`}
              icon={<X aria-hidden="true" />}
              onClick={() => remove(index)}
            />
          </li>
        ))}
      </ul>
      {lines.length < most ? (
        <Button variant="ghost" className="-ml-3 mt-1" icon={<Plus aria-hidden="true" />} onClick={add}>
          Add a line<span className="sr-only"> to {label}</span>
        </Button>
      ) : (
        <p className="mt-2 text-hint text-ink-3">{most} lines at most.</p>
      )}
      <p aria-live="polite" className="text-hint text-danger">
        {error}
      </p>
    </fieldset>
  );
}
