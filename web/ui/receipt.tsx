import type { ReactNode } from 'react';
import { RECEIPT_EDGE_PATH, RECEIPT_EDGE_VIEW_BOX } from '#art/marks.ts';

type ReceiptProps = {
  title: string;
  as?: 'h2' | 'h3';
  /** Stands opposite the title: a number or a date. */
  aside?: ReactNode;
  lines: readonly { label: string; amount: string; quiet?: boolean }[];
  total: { label: string; amount: string };
  note?: ReactNode;
  className?: string;
};

/** Only for what a creator receives or a business pays. */
export function Receipt({
  title,
  as: Heading = 'h2',
  aside,
  lines,
  total,
  note,
  className = '',
}: ReceiptProps) {
  return (
    <section
      aria-label={title}
      className={`relative my-2 bg-raised px-6 py-4 text-ink drop-shadow-paper forced-colors:border ${className}`}
    >
      <TornEdge className="-top-1.75 -scale-y-100" />
      <header className="flex items-baseline justify-between gap-4">
        <Heading className="type-block-title">{title}</Heading>
        <span className="text-sm text-ink-3">{aside}</span>
      </header>
      <dl className="my-3.5 border-y-[1.5px] border-dashed border-line-strong py-3.5">
        {lines.map((line) => (
          <div
            key={line.label}
            className={`flex justify-between gap-4 py-0.75 leading-5.5 ${line.quiet ? 'text-ink-2' : ''}`}
          >
            <dt>{line.label}</dt>
            <dd className="num font-medium whitespace-nowrap">{line.amount}</dd>
          </div>
        ))}
      </dl>
      <dl className="flex items-baseline justify-between gap-4">
        <dt className="type-item">{total.label}</dt>
        <dd className="type-list-money text-money">{total.amount}</dd>
      </dl>
      {note ? <p className="mt-2 flex items-center gap-2 text-sm text-ink-2">{note}</p> : null}
      <TornEdge className="-bottom-1.75" />
    </section>
  );
}

function TornEdge({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={RECEIPT_EDGE_VIEW_BOX}
      preserveAspectRatio="none"
      className={`absolute left-0 h-2 w-full text-raised forced-colors:hidden ${className}`}
    >
      <path d={RECEIPT_EDGE_PATH} fill="currentColor" />
    </svg>
  );
}
