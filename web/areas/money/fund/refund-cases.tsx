import type { FundingPage } from '#contract/money/fundings.ts';
import { DECIDE_WITHIN_DAYS } from '#domain/campaigns/campaign-states.ts';
import { formatCents } from '#domain/format/money.ts';

type RefundCasesProps = {
  price: NonNullable<FundingPage['price']>;
  deadline: string | null;
};

/** Every case in which money is refunded, and how much. */
export function RefundCases({ price, deadline }: RefundCasesProps) {
  const whole = formatCents(price.payout_cents + price.fee_cents);
  const ways = [
    {
      what: 'A spot isn’t filled',
      when: deadline
        ? `By ${lastDay(deadline)}, two weeks after applications close`
        : 'When you close the campaign',
      amount: whole,
      note: 'per spot, fee included',
    },
    {
      what: 'You cancel the campaign',
      when: 'Same day, for every open spot',
      amount: whole,
      note: 'per spot, fee included',
    },
    {
      what: 'A creator agrees to less',
      when: 'Same day',
      amount: 'The difference',
      note: 'fee included',
    },
    {
      what: 'A creator cancels before sending a draft',
      when: 'Same day',
      amount: whole,
      note: 'per spot, fee included',
    },
    {
      what: 'A draft goes to dispute',
      when: 'Only that spot is frozen until we decide in writing',
      amount: `Up to ${whole}`,
      note: 'as decided',
    },
  ];
  return (
    <section aria-labelledby="refund-cases" className="lg:col-start-1">
      <h2 id="refund-cases" className="type-block-title">
        When you get a refund
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
        Refunds go to the card that paid. They usually show up in 5 to 10 business days.
      </p>
    </section>
  );
}

const DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });

/** "Jun 30": the deadline is a date, so no time zone shifts it. */
function lastDay(deadline: string): string {
  return DAY.format(new Date(Date.parse(deadline) + DECIDE_WITHIN_DAYS * 86_400_000));
}
