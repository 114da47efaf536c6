import type { FundingPage } from '#contract/money/fundings.ts';
import { formatCents } from '#domain/format/money.ts';
import { ProgressStops, type Stop } from '#web/ui/progress-stops.tsx';

type MoneyStopsProps = {
  price: NonNullable<FundingPage['price']>;
  purpose: FundingPage['purpose'];
};

/** The stages of a payment, from the card to the creator. */
export function MoneyStops({ price, purpose }: MoneyStopsProps) {
  const payout = formatCents(price.payout_cents);
  const fee = formatCents(price.fee_cents);
  const stops: Stop[] = [
    {
      label: 'You pay today',
      state: 'now',
      note:
        purpose === 'first'
          ? 'The campaign goes live within a minute and creators can apply.'
          : 'The spots open within a minute, and you can accept creators for them.',
    },
    {
      label: 'We hold it until you approve',
      state: 'next',
      note: `Accepting a creator reserves ${payout} for them. Nobody can spend it, including us.`,
    },
    {
      label: 'We release it, spot by spot',
      state: 'paid',
      note: `After you approve the work and confirm its posts, or when the deadline for that passes. The payout for a spot is ${payout}, and we keep your ${fee} fee.`,
    },
  ];
  return (
    <section aria-labelledby="money-stops" className="lg:col-start-1">
      <h2 id="money-stops" className="type-block-title">
        How your payment works
      </h2>
      <ProgressStops
        label="How your payment works"
        stops={stops}
        direction="down"
        size="roomy"
        className="mt-5"
      />
    </section>
  );
}
