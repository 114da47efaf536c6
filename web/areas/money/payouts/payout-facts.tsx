import type { AdminPayout } from '#contract/money/payouts-admin.ts';
import { formatCents } from '#domain/format/money.ts';
import { dateWords } from '#domain/format/new-york-time.ts';
import { bankWords } from '#domain/money/bank-words.ts';
import { Facts } from '#web/components/admin/facts.tsx';
import { Link } from '#web/components/link.tsx';
import { momentWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { PayoutBadge } from './payout-badge.tsx';

const CAUSES: Record<AdminPayout['cause'], string> = {
  asked: 'Requested by creator',
  weekly: 'Automatic, every Friday',
  retry: 'Retried by an admin',
};

export function PayoutFacts({ payout }: { payout: AdminPayout }) {
  const now = useNow();
  const { id, number, amount_cents, creator_id, creator_name, failure, held_reason, provider_reference } =
    payout;
  const momentOf = (at: string | null) => (at === null ? null : momentWords(at, now));
  const isOver = payout.status === 'failed' || payout.status === 'canceled';
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="num text-base text-ink-2">Payout No. {number}</h2>
          <p className="type-big-money">{formatCents(amount_cents)}</p>
        </div>
        <PayoutBadge payout={payout} />
      </div>
      {failure ? <p className="text-base text-danger">{failure}</p> : null}
      {held_reason ? <p className="text-base break-words">On hold: “{held_reason}”</p> : null}
      <Facts
        facts={[
          [
            'To',
            <Link key="creator" href={`/admin/creators?open=${creator_id}`} className="text-link">
              {creator_name}
            </Link>,
          ],
          ['Email', payout.email],
          ['Bank', bankWords(payout)],
          ['Account', payout.payee_status],
          ['Trigger', CAUSES[payout.cause]],
          ['Requested', momentOf(payout.created_at)],
          ['Leaves', payout.sent_at || isOver ? null : momentOf(payout.leaves_at)],
          ['Sent', momentOf(payout.sent_at)],
          ['Arrives by', isOver || payout.paid_at ? null : dateWords(payout.arrives_on)],
          ['Paid', momentOf(payout.paid_at)],
          ['Ended', momentOf(payout.ended_at)],
          ['Provider', provider_reference ? `${payout.provider}, ${provider_reference}` : payout.provider],
          ['Attempts', payout.attempts],
          ['Payout ID', id],
        ]}
      />
    </>
  );
}
