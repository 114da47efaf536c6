import { ArrowRight, Scale } from 'lucide-react';
import type { Payment } from '#contract/admin/payments.ts';
import { formatCents } from '#domain/format/money.ts';
import { eventWords } from '#domain/work/event-words.ts';
import { AuditTrail } from '#web/components/admin/audit-trail.tsx';
import { Facts } from '#web/components/admin/facts.tsx';
import { Link } from '#web/components/link.tsx';
import { dayWords, momentWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ProgressStops, type Stop } from '#web/ui/progress-stops.tsx';
import { PaymentBadge } from './payment-badge.tsx';
import { PaymentEquation } from './payment-equation.tsx';

/** A creator's spot: both sides, the status, every transfer and the history. */
export function PaymentFacts({ payment }: { payment: Payment }) {
  const now = useNow();
  const { number, payout_cents, state, campaign_id, campaign_title, transfers, activity } = payment;
  const isOpen = state !== 'released' && state !== 'refunded';
  const { open_spots, total_cents, refusal } = payment.unallocated;
  const told = activity.flatMap((event) => {
    const words = eventWords({ ...event, side: event.side as 'creator', deliverable_id: null }, payment);
    return words === null ? [] : [{ ...event, words }];
  });
  return (
    <div className="grid gap-6">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="num text-sm text-ink-2">{number}</p>
          <p className="type-big-money num">{formatCents(payout_cents)}</p>
        </div>
        <PaymentBadge state={state} />
      </div>
      <Facts
        facts={[
          ['From', payment.business_name],
          ['To', payment.creator_name],
          [
            'Campaign',
            <Link key="campaign" href={`/admin/campaigns?open=${campaign_id}`} className="text-link">
              {campaign_title}
            </Link>,
          ],
          ['Open spots', total_cents > 0 ? `${open_spots}, ${formatCents(total_cents)} with our fee` : null],
        ]}
      />
      {total_cents > 0 && refusal ? (
        <p className="text-base text-ink-2">The open spots can’t be refunded now. {refusal}</p>
      ) : null}
      {isOpen && payment.cancel_refusal ? (
        <p className="text-base text-ink-2">
          This payment can’t be refunded here now. {payment.cancel_refusal}
        </p>
      ) : null}
      <ProgressStops label="Payment progress" stops={stopsOf(payment, now)} />
      <section aria-label="Ledger">
        <div className="flex items-center justify-between">
          <h2 className="type-item">Ledger</h2>
          <BalanceBadge money={payment.money} />
        </div>
        <ul className="mt-2 divide-y divide-line">
          {transfers.map((transfer, place) => (
            <li
              key={`${transfer.from}-${transfer.to}-${transfer.occurred_at ?? place}`}
              className={`flex justify-between gap-4 py-2.5 ${transfer.occurred_at ? '' : 'border-dashed text-ink-2'}`}
            >
              <span className="min-w-0">
                <span className="block font-medium break-words">
                  {transfer.from}
                  <span className="sr-only"> to </span>
                  <ArrowRight aria-hidden="true" className="mx-1.5 inline size-3.5 stroke-2 text-ink-3" />
                  {transfer.to}
                </span>
                <span className="num block text-sm text-ink-3">
                  {transfer.occurred_at ? momentWords(transfer.occurred_at, now) : 'On release'}
                </span>
              </span>
              <span className="num font-semibold">{formatCents(transfer.amount_cents)}</span>
            </li>
          ))}
        </ul>
        <PaymentEquation money={payment.money} />
      </section>
      <section aria-label="Activity">
        <h2 className="type-item mb-2">Activity</h2>
        <ul className="grid gap-2">
          {told.map((event) => (
            <li key={event.id} className="flex justify-between gap-4 text-base">
              <span className="min-w-0 break-words">{event.words}</span>
              <span className="num shrink-0 text-ink-2">{momentWords(event.occurred_at, now)}</span>
            </li>
          ))}
        </ul>
      </section>
      <AuditTrail subjectType="collaboration" subjectId={payment.id} />
    </div>
  );
}

function BalanceBadge({ money }: Pick<Payment, 'money'>) {
  const { paid_in_cents, held_cents, fees_held_cents, released_cents, refunded_cents } = money;
  const isBalanced = paid_in_cents === held_cents + fees_held_cents + released_cents + refunded_cents;
  return (
    <Badge tone={isBalanced ? 'money' : 'danger'} icon={<Scale aria-hidden="true" />}>
      {isBalanced ? 'Balanced' : 'Doesn’t add up'}
    </Badge>
  );
}

function stopsOf(payment: Payment, now: Date): Stop[] {
  const { state, paid_in_at, agreed_at, released_at, cancelled_at, completed_at } = payment;
  const isOver = state === 'released' || state === 'refunded';
  const end = released_at ?? cancelled_at ?? completed_at;
  return [
    { label: 'Paid', state: 'done', note: paid_in_at ? dayWords(paid_in_at, now) : undefined },
    {
      label: 'Accepted',
      state: state === 'held' ? 'now' : 'done',
      note: dayWords(agreed_at, now),
    },
    {
      label: state === 'disputed' ? 'Disputed' : 'In review',
      state: isOver ? 'done' : state === 'held' ? 'next' : 'now',
    },
    {
      label: state === 'refunded' ? 'Refunded' : 'Released',
      state: isOver ? 'paid' : 'next',
      note: isOver && end ? dayWords(end, now) : undefined,
    },
  ];
}
