import { CalendarDays } from 'lucide-react';
import type { CreatorRate } from '#contract/creators/profiles.ts';
import { nameDeliverable } from '#domain/campaigns/deliverables.ts';
import { formatPrice } from '#domain/format/money.ts';
import { Card } from '#web/ui/card.tsx';

type UsualPricesProps = { rates: readonly CreatorRate[]; availability: string | null; name: string };

/** The creator's price per piece, by kind. */
export function UsualPrices({ rates, availability, name }: UsualPricesProps) {
  return (
    <Card as="aside" aria-labelledby="prices-title">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="prices-title" className="type-block-title">
          Usual prices
        </h2>
        {rates.length > 0 ? <p className="text-sm text-ink-2">Set by {name}</p> : null}
      </div>
      {rates.length > 0 ? (
        <dl className="mt-3 grid gap-y-3.5 text-md">
          {rates.map(({ kind, price_cents }) => (
            <div key={kind} className="flex items-baseline justify-between gap-4">
              <dt className="text-ink-2">{nameDeliverable({ kind, quantity: 1 })}</dt>
              <dd className="num font-semibold">{formatPrice(price_cents)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="mt-2 text-md text-ink-2">{name} hasn’t set prices yet.</p>
      )}
      {availability ? (
        <p className="mt-4 flex items-start gap-2.5 border-line border-t pt-4 text-md text-ink-2">
          <CalendarDays aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 stroke-[1.75]" />
          <span className="min-w-0 break-words">{availability}</span>
        </p>
      ) : null}
    </Card>
  );
}
