import { Send } from 'lucide-react';
import type { EarningsOverview } from '#contract/money/earnings.ts';
import type { Payout } from '#contract/money/payouts.ts';
import { formatCents } from '#domain/format/money.ts';
import { dateWords, newYorkMoment } from '#domain/format/new-york-time.ts';
import { bankWords } from '#domain/money/bank-words.ts';
import type { PayoutWait } from '#domain/money/may-be-paid.ts';
import { call } from '#web/api/call.ts';
import { fullStop } from '#web/components/full-stop.ts';
import { HelpLine } from '#web/components/help/help-line.tsx';
import { REFRESH_ALL } from '#web/session/perform-action.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

type OpenPayoutsProps = { overview: EarningsOverview };

/** Payouts in a batch or on their way. */
export function OpenPayouts({ overview: { open_payouts } }: OpenPayoutsProps) {
  if (open_payouts.length === 0) return null;
  return (
    <section aria-label="Payouts" className="mb-9">
      <Card padded={false}>
        <ul>
          {open_payouts.map((payout) => (
            <OpenPayout key={payout.id} payout={payout} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

const ROW = 'flex flex-wrap items-start gap-x-4 gap-y-3 border-line px-4 py-4 not-first:border-t md:px-6';

function OpenPayout({ payout }: { payout: Payout }) {
  const { run, isBusy } = useAction(
    (api) => call(api, 'POST /api/me/payouts/:id/cancellation', { params: { id: payout.id } }),
    {
      // Refetch after a refusal too: a batch may have left in the meantime.
      ...REFRESH_ALL,
      done: `${formatCents(payout.amount_cents)} is available again.`,
      failed: (advice) => ({ title: advice, variant: 'destructive' }),
      staysBusy: true,
    },
  );
  return (
    <li className={ROW}>
      <Send aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.75] text-ink-2" />
      <div className="min-w-0 grow basis-56">
        <h2 className="num type-item">
          Payout No. {payout.number}, {formatCents(payout.amount_cents)}
        </h2>
        <p className="text-base text-ink-2">{statusWords(payout)}</p>
        <HelpLine page="payouts" about={{ type: 'payout', id: payout.id }}>
          Why payouts wait
        </HelpLine>
      </div>
      {payout.can_cancel ? (
        <Button loading={isBusy} onClick={() => void run()}>
          Cancel payout
        </Button>
      ) : null}
    </li>
  );
}

const WAITS: Record<PayoutWait, string> = {
  stopped: 'On hold while we check it. You can still cancel it.',
  account_reported: 'On hold because you reported a change you didn’t make. We’ll email you.',
  account_suspended: 'On hold while your account is suspended.',
  creator_suspended: 'On hold while your profile is suspended.',
  chargeback: 'On hold: a bank reversed the payment for a campaign you worked on.',
  account_not_ready: 'On hold until your payout account is ready.',
  bank_changed: 'On hold for 72 hours because your bank is new.',
  factors_reset: 'On hold for 72 hours because your passkeys and authenticator app were removed.',
  payouts_paused: 'On hold: we paused all payouts while we check our records.',
};

function statusWords(payout: Payout): string {
  const { status, waits_for, waits_until, leaves_at, arrives_on } = payout;
  if (waits_until) {
    const cause =
      waits_for === 'factors_reset' ? 'your passkeys and authenticator app were removed' : 'your bank is new';
    return `On hold until ${newYorkMoment(waits_until)} because ${cause}.`;
  }
  if (waits_for) return WAITS[waits_for];
  if (status === 'requested') {
    return `Sends ${fullStop(newYorkMoment(leaves_at))} You can cancel it until then.`;
  }
  return `Arrives at ${bankWords(payout)} by ${dateWords(arrives_on)}.`;
}
