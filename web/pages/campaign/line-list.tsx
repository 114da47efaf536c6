import { Check } from 'lucide-react';

/** Lines with a tick; the title over them says what they are. */
export function LineList({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid gap-2.5">
      {lines.map((line) => (
        <li key={line} className="flex gap-3 text-md wrap-anywhere">
          <Check aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 stroke-[1.75] text-money" />
          {line}
        </li>
      ))}
    </ul>
  );
}
