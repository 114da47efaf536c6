import type { MoneyFigures } from '#contract/fundings.ts';
import { formatCents } from '#domain/money.ts';

/** Where the money of a campaign is; the lines above the last one add up to it. */
export function MoneyLines({ figures }: { figures: MoneyFigures }) {
  const lines = [
    { label: 'Held for creators', cents: figures.held_cents },
    { label: 'Fees held', cents: figures.fees_held_cents },
    { label: 'Released', cents: figures.released_cents },
    { label: 'Refunded', cents: figures.refunded_cents },
  ];
  return (
    <dl className="mt-3">
      {lines.map(({ label, cents }) => (
        <div key={label} className="flex justify-between gap-4 py-1 text-md">
          <dt className="text-ink-2">{label}</dt>
          <dd className="num font-medium">{formatCents(cents)}</dd>
        </div>
      ))}
      <div className="mt-2 flex justify-between gap-4 border-line-strong border-t border-dashed pt-3">
        <dt className="type-item">Paid in</dt>
        <dd className="num type-item">{formatCents(figures.paid_in_cents)}</dd>
      </div>
    </dl>
  );
}
