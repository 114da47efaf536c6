import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PaymentAttention, PaymentSummary } from '#contract/admin/payments.ts';
import type { DisputeRow } from '#contract/work/dispute-queue.ts';
import { formatCents } from '#domain/format/money.ts';
import { newYorkDay, newYorkMoment } from '#domain/format/new-york-time.ts';
import { call } from '#web/api/call.ts';
import { NoRows } from '#web/components/admin/no-rows.tsx';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { counted } from '#web/components/campaigns/count-words.ts';
import { disputesOptions } from '#web/components/disputes/dispute-options.ts';
import { Link } from '#web/components/link.tsx';
import { ageWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ChargebackDecisions } from './chargeback-decisions.tsx';
import { attentionOptions } from './payments-options.ts';

/** Work for an admin: disputes to decide, chargebacks, and failed refunds. */
export function AttentionList({ summary }: { summary: PaymentSummary }) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data, error } = useQuery(attentionOptions(api));
  if (data === undefined) {
    return (
      <div className="p-6">
        <RecordPending error={error} />
      </div>
    );
  }
  const { disputes } = summary.attention;
  const { chargebacks, failed_refunds } = data;
  if (disputes + chargebacks.length + failed_refunds.length === 0) {
    return (
      <NoRows
        words="ALL CLEAR"
        title="Nothing needs you"
        hint="Disputes, chargebacks and failed refunds appear here."
      />
    );
  }
  return (
    <div className="grid gap-8 bg-surface px-4 py-6 md:px-6">
      {disputes > 0 ? <Disputes count={disputes} /> : null}
      <AttentionRows title="Chargebacks" rows={chargebacks}>
        {(row) => <ChargebackDecisions chargeback={row} />}
      </AttentionRows>
      <AttentionRows title="Failed refunds" rows={failed_refunds}>
        {(row) => <RetryButton refund={row} />}
      </AttentionRows>
    </div>
  );
}

/** The disputes to decide, with their deadlines; the desk has those that don't fit here. */
function Disputes({ count }: { count: number }) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useSuspenseInfiniteQuery(disputesOptions(api, 'to_decide'));
  const shown = data.pages[0]?.disputes ?? [];
  return (
    <section aria-label="Disputes">
      <h2 className="type-item mb-2">Disputes</h2>
      <ul className="divide-y divide-line">
        {shown.map((dispute) => (
          <DisputeLine key={dispute.id} dispute={dispute} />
        ))}
      </ul>
      {shown.length < count ? (
        <p className="mt-2 text-base">
          <Link href="/admin/payments?view=disputes" className="text-link">
            View {counted(count, 'dispute')}
          </Link>
        </p>
      ) : null}
    </section>
  );
}

function DisputeLine({ dispute }: { dispute: DisputeRow }) {
  const now = useNow();
  const { id, business_name, creator_name, campaign_title, disputed_cents } = dispute;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium break-words">
          {business_name} and {creator_name}, {campaign_title}
        </p>
        <p className="num text-sm text-ink-2">{decideByWords(dispute, now)}</p>
      </div>
      <div className="flex items-center gap-4">
        <span className="num font-semibold">{formatCents(disputed_cents)}</span>
        <ButtonLink
          size="dense"
          href={`/admin/payments?view=disputes&dispute=${id}`}
          aria-label={`Review the dispute about ${campaign_title}`}
        >
          Review dispute
        </ButtonLink>
      </div>
    </li>
  );
}

function decideByWords({ decide_by, round }: DisputeRow, now: Date): string {
  const kind = round === 2 ? 'Appeal' : 'Dispute';
  if (decide_by === null) return `${kind} to decide`;
  const isOverdue = Date.parse(decide_by) <= now.getTime();
  return isOverdue
    ? `${kind} overdue since ${newYorkDay(decide_by)}`
    : `${kind} to decide by ${newYorkMoment(decide_by)}`;
}

type FailedRefund = PaymentAttention['failed_refunds'][number];
type AttentionRow = FailedRefund | PaymentAttention['chargebacks'][number];

type AttentionRowsProps<Row> = { title: string; rows: readonly Row[]; children: (row: Row) => ReactNode };

function AttentionRows<Row extends AttentionRow>({ title, rows, children }: AttentionRowsProps<Row>) {
  const now = useNow();
  if (rows.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="type-item mb-2">{title}</h2>
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <div className="min-w-0">
              <p className="font-medium break-words">
                {row.business_name}
                {row.campaign_title ? `, ${row.campaign_title}` : ''}
              </p>
              <p className="text-sm text-ink-2">{`${row.reason?.replace(/\.$/, '') ?? 'No reason given'}. Open for ${ageWords(row.since, now)}`}</p>
            </div>
            <div className="flex items-center gap-4">
              <span className="num font-semibold">{formatCents(row.amount_cents)}</span>
              {children(row)}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Retries a refund. A refund that a bank returned needs an admin; a refused one is also retried by the clock. */
function RetryButton({ refund: { id, business_name, came_back, refusal } }: { refund: FailedRefund }) {
  if (refusal !== null) return <p className="max-w-[26rem] text-sm text-ink-2">{refusal}</p>;
  return (
    <>
      <span className="text-sm text-ink-2">{came_back ? 'Needs you' : 'Retries automatically'}</span>
      <ReasonDialog
        rule="admin_money"
        trigger={<Button size="dense">{came_back ? 'Retry refund' : 'Retry now'}</Button>}
        title={`Retry the refund to ${business_name}?`}
        description={
          came_back
            ? 'The bank returned it. It goes to the card that paid, so check with the business first that the card is still open.'
            : 'We send the same refund to our payment partner again. It can’t be paid twice.'
        }
        verb="Retry refund"
        done="Refund sent again."
        send={(api, reason) =>
          call(api, 'POST /api/admin/refunds/:id/retry', { params: { id }, body: { reason } })
        }
      />
    </>
  );
}
