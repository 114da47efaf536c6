import type { EarningSums } from '#contract/money/earnings.ts';
import { formatCents } from '#domain/format/money.ts';
import { OnHoldNote } from '#web/components/earnings/on-hold-note.tsx';
import { sumStops } from '#web/components/earnings/sum-stops.ts';
import { SumsDown } from '#web/components/earnings/sums-down.tsx';
import { Link } from '#web/components/link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** A summary of the creator's money; the earnings page has the details. */
export function MoneyCard({ sums }: { sums: EarningSums }) {
  const hasSome = sums.available_cents > 0;
  return (
    <Card as="section" aria-labelledby="your-money">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="your-money" className="type-block-title">
          Your money
        </h2>
        <Link href="/creator/earnings" className="inline-flex min-h-6 items-center text-base text-link">
          Earnings
        </Link>
      </div>
      <div className="mt-3 mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <dl>
          <dt className="text-base text-ink-2">Available now</dt>
          <dd className={`type-big-money ${hasSome ? 'text-money' : ''}`}>
            {formatCents(sums.available_cents)}
          </dd>
        </dl>
        {hasSome ? (
          <ButtonLink render={(look) => <Link href="/creator/earnings" {...look} />}>
            Request payout
          </ButtonLink>
        ) : null}
      </div>
      <OnHoldNote sums={sums} />
      <SumsDown stops={sumStops(sums, null)} />
    </Card>
  );
}
