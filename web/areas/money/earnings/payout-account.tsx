import { Check, Landmark } from 'lucide-react';
import type { EarningsOverview } from '#contract/money/earnings.ts';
import { formatCents, formatPayout } from '#domain/format/money.ts';
import { newYorkDay } from '#domain/format/new-york-time.ts';
import { bankWords } from '#domain/money/bank-words.ts';
import { ConnectButton } from '#web/components/earnings/connect-button.tsx';
import { payeeWords } from '#web/components/earnings/payee-words.ts';
import { WeeklySwitch } from '#web/components/earnings/weekly-switch.tsx';
import { HelpLine } from '#web/components/help/help-line.tsx';
import { Card } from '#web/ui/card.tsx';

type PayoutAccountProps = { overview: EarningsOverview };

/** The payout account, and whether payouts are automatic. */
export function PayoutAccount({ overview }: PayoutAccountProps) {
  const { payee, next_payout, sums } = overview;
  const { least_cents } = next_payout;
  const isReady = payee.status === 'ready' && !payee.is_stopped && payee.payouts_from === null;
  const weeklyDay = payee.is_weekly && payee.next_weekly_at ? newYorkDay(payee.next_weekly_at) : null;
  const coming = weeklyDay !== null && sums.available_cents >= least_cents;
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
          <p className="type-item break-words">
            {payee.bank_last4 ? bankWords(payee) : 'No bank account yet'}
          </p>
          <p className="flex items-start gap-1.5 text-base text-ink-2">
            {isReady ? <Check aria-hidden="true" className="mt-0.75 size-3.5 shrink-0" /> : null}
            <span className="min-w-0">{payeeWords(payee)}</span>
          </p>
        </div>
        <ConnectButton payee={payee} from="earnings" />
      </div>
      {payee.status === 'none' ? null : (
        <div className="mt-4 grid text-base">
          <div className="border-line border-b pb-3">
            <WeeklySwitch payee={payee} least={formatPayout(least_cents)} />
          </div>
          <dl className="flex justify-between gap-4 pt-3">
            <dt className="text-ink-2">Next payout</dt>
            <dd className="num font-semibold">
              {coming
                ? `${weeklyDay}, ${formatCents(sums.available_cents)}`
                : weeklyDay
                  ? `${weeklyDay}, if ${formatPayout(least_cents)} or more`
                  : 'On demand'}
            </dd>
          </dl>
        </div>
      )}
      <HelpLine page="payouts" className="mt-2">
        How payouts work
      </HelpLine>
    </Card>
  );
}
