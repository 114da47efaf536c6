import { Send, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { EarningsOverview } from '#contract/earnings.ts';
import type { Payout } from '#contract/payouts.ts';
import { bankWords } from '#domain/bank-words.ts';
import { formatCents } from '#domain/money.ts';
import { dateWords, newYorkMoment } from '#domain/new-york-time.ts';
import type { PayoutDeeds } from '#web/components/earnings/payout-deeds.ts';
import { fullStop } from '#web/components/full-stop.ts';
import { adviceFor } from '#web/components/settings/form-trouble.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/toast.ts';

type OpenPayoutsProps = { overview: EarningsOverview; deeds: PayoutDeeds };

/** Payouts that wait for their batch or are on their way, and one that did not go through. */
export function OpenPayouts({ overview, deeds }: OpenPayoutsProps) {
  const { open_payouts, failed_payout } = overview;
  if (open_payouts.length === 0 && failed_payout === null) return null;
  return (
    <section aria-label="Payouts" className="mb-9">
      <Card padded={false}>
        <ul>
          {failed_payout ? <FailedPayout payout={failed_payout} deeds={deeds} /> : null}
          {open_payouts.map((payout) => (
            <OpenPayout key={payout.id} payout={payout} deeds={deeds} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

const ROW = 'flex flex-wrap items-start gap-x-4 gap-y-3 border-line px-4 py-4 not-first:border-t md:px-6';

function OpenPayout({ payout, deeds }: { payout: Payout; deeds: PayoutDeeds }) {
  const [isSending, setSending] = useState(false);

  async function cancel() {
    setSending(true);
    try {
      await deeds.cancel(payout.id);
      toast({ title: `${formatCents(payout.amount_cents)} is available again.`, variant: 'success' });
    } catch (cause) {
      toast({ title: adviceFor(cause), variant: 'destructive' });
      setSending(false);
    }
  }

  return (
    <li className={ROW}>
      <Send aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.75] text-ink-2" />
      <div className="min-w-0 grow basis-56">
        <h2 className="num type-item">
          Payout No. {payout.number}, {formatCents(payout.amount_cents)}
        </h2>
        <p className="text-base text-ink-2">{standingWords(payout)}</p>
      </div>
      {payout.can_cancel ? (
        <Button loading={isSending} onClick={() => void cancel()}>
          Call it back
        </Button>
      ) : null}
    </li>
  );
}

function standingWords(payout: Payout): string {
  const { status, waits_for, leaves_at, arrives_on } = payout;
  if (waits_for === 'held') return 'We are looking at it before it leaves. You can call it back.';
  if (waits_for === 'creator_suspended') return 'It waits while your profile is suspended.';
  if (waits_for === 'account_not_ready') return 'It waits until your payout account is ready.';
  if (status === 'requested') {
    return `It leaves ${fullStop(newYorkMoment(leaves_at))} Until then you can call it back.`;
  }
  return `At ${bankWords(payout)}, by ${dateWords(arrives_on)}.`;
}

function FailedPayout({ payout, deeds }: { payout: Payout; deeds: PayoutDeeds }) {
  return (
    <li className={ROW}>
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.75] text-danger" />
      <div className="min-w-0 grow basis-56">
        <h2 className="num type-item">
          Payout No. {payout.number}, {formatCents(payout.amount_cents)}, did not go through
        </h2>
        <p className="text-base text-ink-2">
          {payout.failure ?? 'The bank did not say why.'} Nothing is lost: it is available again. Check your
          bank details, then send it again.
        </p>
      </div>
      <Button onClick={() => void deeds.connect('earnings').catch(sayWhy)}>Check bank details</Button>
    </li>
  );
}

function sayWhy(cause: unknown): void {
  toast({ title: adviceFor(cause), variant: 'destructive' });
}
