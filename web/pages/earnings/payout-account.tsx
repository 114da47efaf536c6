import { Check, Landmark } from 'lucide-react';
import type { EarningsOverview } from '#contract/earnings.ts';
import { bankWords } from '#domain/bank-words.ts';
import { formatCents, formatPayout } from '#domain/money.ts';
import { newYorkDay } from '#domain/new-york-time.ts';
import { ConnectButton } from '#web/components/earnings/connect-button.tsx';
import { payeeWords } from '#web/components/earnings/payee-words.ts';
import type { PayoutDeeds } from '#web/components/earnings/payout-deeds.ts';
import { WeeklySwitch } from '#web/components/earnings/weekly-switch.tsx';
import { Card } from '#web/ui/card.tsx';

type PayoutAccountProps = { overview: EarningsOverview; deeds: PayoutDeeds };

/** Where payouts go, and whether they go by themselves. */
export function PayoutAccount({ overview, deeds }: PayoutAccountProps) {
  const { payee, next_payout, sums } = overview;
  const { least_cents } = next_payout;
  const isReady = payee.status === 'ready';
  const coming = payee.is_weekly && payee.next_weekly_at && sums.available_cents >= least_cents;
  return (
    <Card as="section" aria-labelledby="payout-account">
      <h2 id="payout-account" className="type-block-title">
        Payout account
      </h2>
      <div className="mt-3.5 flex flex-wrap items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-fill">
          <Landmark aria-hidden="true" className="size-5 stroke-[1.75]" />
        </span>
        <div className="min-w-0 grow basis-32">
          <p className="type-item break-words">{payee.bank_last4 ? bankWords(payee) : 'No account yet'}</p>
          <p className="flex items-center gap-1.5 text-base text-ink-2">
            {isReady ? <Check aria-hidden="true" className="size-3.5 shrink-0" /> : null}
            {payeeWords(payee)}
          </p>
        </div>
        <ConnectButton payee={payee} deeds={deeds} from="earnings" />
      </div>
      {payee.status === 'none' ? null : (
        <div className="mt-4 grid text-base">
          <div className="border-line border-b pb-3">
            <WeeklySwitch payee={payee} least={formatPayout(least_cents)} deeds={deeds} />
          </div>
          <dl className="flex justify-between gap-4 pt-3">
            <dt className="text-ink-2">Next one</dt>
            <dd className="num font-semibold">
              {coming
                ? `${newYorkDay(payee.next_weekly_at ?? '')}, ${formatCents(sums.available_cents)}`
                : 'When you ask'}
            </dd>
          </dl>
        </div>
      )}
    </Card>
  );
}
