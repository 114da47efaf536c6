import type { ReactNode } from 'react';

type FilterSectionProps = { title: string; count?: number; children: ReactNode };

/** A collapsible part of the filters, open by default. */
export function FilterSection({ title, count = 0, children }: FilterSectionProps) {
  return (
    <details open className="filter-section">
      <summary className="filter-summary">
        {title}
        <span className="flex items-center gap-2">
          {count > 0 ? (
            <span className="num rounded-full bg-fill px-2 text-xs leading-5 text-ink-2">
              {count}
              <span className="sr-only"> chosen</span>
            </span>
          ) : null}
          <Chevron />
        </span>
      </summary>
      <div className="mt-2.5">{children}</div>
    </details>
  );
}

function Chevron() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="filter-chevron">
      <path d="m6 9 6 6 6-6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
