import type { ReactNode } from 'react';
import { RECEIPT_EDGE_PATH, RECEIPT_EDGE_VIEW_BOX } from '#art/marks.ts';

type ReceiptProps = {
  title: string;
  as?: 'h1' | 'h2' | 'h3';
  /** A picture before the title, and a line below it. */
  lead?: ReactNode;
  subtitle?: string;
  /** Opposite the title: a number or a date. */
  aside?: ReactNode;
  lines: readonly { label: string; amount: string; quiet?: boolean }[];
  total: { label: string; amount: string };
  note?: ReactNode;
  /** Big if the receipt is the main content of the page. */
  size?: 'default' | 'big';
  className?: string;
};

/** Only for amounts a creator receives or a business pays. */
export function Receipt({
  title,
  as: Heading = 'h2',
  lead,
  subtitle,
  aside,
  lines,
  total,
  note,
  size = 'default',
  className = '',
}: ReceiptProps) {
  return (
    <section
      aria-label={title}
      className={`relative my-2 bg-raised px-6 py-4 text-ink drop-shadow-paper forced-colors:border ${className}`}
    >
      <TornEdge className="-top-1.75 -scale-y-100" />
      <header className={`flex justify-between gap-4 ${lead ? 'items-center' : 'items-baseline'}`}>
        {lead}
        <div className="min-w-0 grow">
          <Heading className="type-block-title break-words">{title}</Heading>
          {subtitle ? <p className="text-base text-ink-2">{subtitle}</p> : null}
        </div>
        <span className="shrink-0 text-sm text-ink-3">{aside}</span>
      </header>
      <dl className="my-3.5 border-y-[1.5px] border-dashed border-line-strong py-3.5">
        {lines.map((line) => (
          <div
            key={line.label}
            className={`flex justify-between gap-4 py-0.75 leading-5.5 ${line.quiet ? 'text-ink-2' : ''}`}
          >
            <dt className="min-w-0 wrap-anywhere">{line.label}</dt>
            <dd className="num font-medium whitespace-nowrap">{line.amount}</dd>
          </div>
        ))}
      </dl>
      <dl className="flex items-baseline justify-between gap-4">
        <dt className="min-w-0 type-item">{total.label}</dt>
        <dd
          className={`text-money ${size === 'big' ? 'type-big-money md:text-[2.75rem]' : 'type-list-money'}`}
        >
          {total.amount}
        </dd>
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
