import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PaymentAttention, PaymentSummary } from '#contract/admin-payments.ts';
import { formatCents } from '#domain/money.ts';
import { retryRefund } from '#web/api/generated/sdk.gen.ts';
import { ageWords } from '#web/components/admin/moment.ts';
import { NoRows } from '#web/components/admin/no-rows.tsx';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { useNow } from '#web/components/admin/use-now.ts';
import { counted } from '#web/components/campaigns/step-words.ts';
import { Link } from '#web/components/link.tsx';
import { useAdminDeed } from '#web/session/use-admin-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { attentionOptions } from './payments-options.ts';

/** What a person has to look at: disputes to decide, what banks took back, and refunds that did not go through. */
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
        hint="Disputes, chargebacks and failed refunds come here."
      />
    );
  }
  return (
    <div className="grid gap-8 bg-surface px-4 py-6 md:px-6">
      {disputes > 0 ? (
        <p className="text-md">
          <Link href="/admin/payments?view=disputes" className="font-semibold text-link">
            {counted(disputes, 'dispute')} to decide
          </Link>
        </p>
      ) : null}
      <Troubles title="Taken back by a bank" rows={chargebacks}>
        {() => <span className="text-sm text-ink-2">Answer the bank at our payment partner</span>}
      </Troubles>
      <Troubles title="Refunds that did not go through" rows={failed_refunds}>
        {(row) => <RetryButton refund={row} />}
      </Troubles>
    </div>
  );
}

type FailedRefund = PaymentAttention['failed_refunds'][number];
type Trouble = FailedRefund | PaymentAttention['chargebacks'][number];

type TroublesProps<Row> = { title: string; rows: readonly Row[]; children: (row: Row) => ReactNode };

function Troubles<Row extends Trouble>({ title, rows, children }: TroublesProps<Row>) {
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
              <p className="text-sm text-ink-2">{`${row.reason?.replace(/\.$/, '') ?? 'No reason given'}. Waits ${ageWords(row.since, now)}`}</p>
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

/** What a bank sent back waits for somebody; what was refused is tried again by the clock as well. */
function RetryButton({ refund: { id, business_name, came_back, hindrance } }: { refund: FailedRefund }) {
  const deed = useAdminDeed();
  if (hindrance !== null) return <p className="max-w-[26rem] text-sm text-ink-2">{hindrance}</p>;
  return (
    <>
      <span className="text-sm text-ink-2">{came_back ? 'Waits for you' : 'Tried again by itself'}</span>
      <ReasonDialog
        trigger={<Button size="dense">{came_back ? 'Send again' : 'Try now'}</Button>}
        title={`Send the refund of ${business_name} again?`}
        description={
          came_back
            ? 'The bank sent it back. Ask the business first which card is open: it goes to the one that paid.'
            : 'Our payment partner is told again under the same number, so it cannot be paid twice.'
        }
        verb="Send again"
        done="It is on its way again."
        send={async (reason) => {
          await deed((reach) => retryRefund({ ...reach, path: { id }, body: { reason } }));
        }}
      />
    </>
  );
}
