import type { FundingPage } from '#contract/fundings.ts';
import { formatCents } from '#domain/money.ts';
import { ProgressStops, type Stop } from '#web/ui/progress-stops.tsx';

type MoneyStopsProps = {
  price: NonNullable<FundingPage['price']>;
  purpose: FundingPage['purpose'];
};

/** From the card to the creator, one stop after the other. */
export function MoneyStops({ price, purpose }: MoneyStopsProps) {
  const payout = formatCents(price.payout_cents);
  const fee = formatCents(price.fee_cents);
  const stops: Stop[] = [
    {
      label: 'You pay in today',
      state: 'now',
      note:
        purpose === 'first'
          ? 'The campaign goes live within a minute and creators can apply.'
          : 'The spots open within a minute, and you can accept creators for them.',
    },
    {
      label: 'It is held until you approve',
      state: 'next',
      note: `Accepting a creator reserves ${payout} for them. Nobody can spend it, us included.`,
    },
    {
      label: 'It is released, spot by spot',
      state: 'paid',
      note: `After each approval, or when the review clock runs out. The creator gets ${payout}, we keep the ${fee} fee for that spot.`,
    },
  ];
  return (
    <section aria-labelledby="money-stops" className="lg:col-start-1">
      <h2 id="money-stops" className="type-block-title">
        What happens to the money
      </h2>
      <ProgressStops
        label="What happens to the money"
        stops={stops}
        direction="down"
        size="roomy"
        className="mt-5"
      />
    </section>
  );
}
