import type { CreatorRate } from '#contract/creators/profiles.ts';
import { nameDeliverable } from '#domain/campaigns/deliverables.ts';
import { formatPrice } from '#domain/format/money.ts';

type PriceListProps = { rates: readonly CreatorRate[]; empty: string };

export function PriceList({ rates, empty }: PriceListProps) {
  if (rates.length === 0) return <p className="text-md text-ink-2">{empty}</p>;
  return (
    <dl className="grid gap-2.5 text-md">
      {rates.map(({ kind, price_cents }) => (
        <div key={kind} className="flex justify-between gap-4">
          <dt>{nameDeliverable({ kind, quantity: 1 })}</dt>
          <dd className="num font-semibold">{formatPrice(price_cents)}</dd>
        </div>
      ))}
    </dl>
  );
}
