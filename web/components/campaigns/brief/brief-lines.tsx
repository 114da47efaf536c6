import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';

type BriefLinesProps = { show: readonly string[]; avoid: readonly string[] };

/** The do's and don'ts of the brief, side by side. */
export function BriefLines({ show, avoid }: BriefLinesProps) {
  if (show.length + avoid.length === 0) return null;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {show.length > 0 ? (
        <List
          title="Please show"
          lines={show}
          icon={<Check aria-hidden="true" className={`${icon} text-money`} />}
        />
      ) : null}
      {avoid.length > 0 ? (
        <List
          title="Please avoid"
          lines={avoid}
          icon={<X aria-hidden="true" className={`${icon} text-ink-2`} />}
        />
      ) : null}
    </div>
  );
}

const icon = 'mt-0.5 size-4.5 shrink-0 stroke-[1.75]';

function List({ title, lines, icon: mark }: { title: string; lines: readonly string[]; icon: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2 text-sm font-semibold">{title}</h3>
      <ul className="grid gap-2">
        {lines.map((line) => (
          <li key={line} className="flex items-start gap-2 wrap-anywhere">
            {mark}
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
