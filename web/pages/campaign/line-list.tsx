import { Check, X } from 'lucide-react';

type LineListProps = { lines: readonly string[]; mark: 'yes' | 'no' };

/** Lines with a tick or a cross; the title over them says the same. */
export function LineList({ lines, mark }: LineListProps) {
  const Mark = mark === 'yes' ? Check : X;
  return (
    <ul className="grid gap-2.5">
      {lines.map((line) => (
        <li key={line} className="flex gap-3 text-md wrap-anywhere">
          <Mark
            aria-hidden="true"
            className={`mt-0.5 size-4.5 shrink-0 stroke-[1.75] ${mark === 'yes' ? 'text-money' : 'text-ink-3'}`}
          />
          {line}
        </li>
      ))}
    </ul>
  );
}
