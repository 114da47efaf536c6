import type { FundingPage } from '#contract/fundings.ts';
import { DECIDE_WITHIN_DAYS } from '#domain/campaign-states.ts';
import { formatCents } from '#domain/money.ts';

type ComesBackProps = {
  price: NonNullable<FundingPage['price']>;
  deadline: string | null;
};

/** Every way in which money comes back, and how much of it. */
export function ComesBack({ price, deadline }: ComesBackProps) {
  const whole = formatCents(price.payout_cents + price.fee_cents);
  const ways = [
    {
      what: 'A spot nobody fills',
      when: deadline
        ? `Two weeks after the deadline, ${lastDay(deadline)} at the latest`
        : 'When you close the campaign',
      amount: whole,
      note: 'a spot, fee included',
    },
    {
      what: 'You cancel the campaign',
      when: 'Same day, for every open spot',
      amount: whole,
      note: 'a spot, fee included',
    },
    {
      what: 'A creator agrees to less',
      when: 'Same day, what is left of that spot',
      amount: 'The difference',
      note: 'fee included',
    },
    {
      what: 'A creator cancels before sending a draft',
      when: 'Same day, or the spot opens again. You choose',
      amount: whole,
      note: 'a spot, fee included',
    },
    {
      what: 'A draft goes to dispute',
      when: 'Only that spot is frozen, then decided in writing',
      amount: `Up to ${whole}`,
      note: 'as decided',
    },
  ];
  return (
    <section aria-labelledby="comes-back" className="lg:col-start-1">
      <h2 id="comes-back" className="type-block-title">
        When it comes back to you
      </h2>
      <dl className="mt-4">
        {ways.map(({ what, when, amount, note }) => (
          <div key={what} className="flex justify-between gap-6 border-line border-t py-4 last:border-b">
            <dt className="min-w-0">
              <span className="block type-item">{what}</span>
              <span className="block text-base text-ink-2">{when}</span>
            </dt>
            <dd className="shrink-0 text-right max-md:max-w-32">
              <span className="num block type-item">{amount}</span>
              <span className="block text-base text-ink-2">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-base text-ink-2">
        Refunds go to the card that paid. Banks show them in 5 to 10 business days.
      </p>
    </section>
  );
}

const DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });

/** "Jun 30": the deadline is a date, so no zone can move it. */
function lastDay(deadline: string): string {
  return DAY.format(new Date(Date.parse(deadline) + DECIDE_WITHIN_DAYS * 86_400_000));
}
