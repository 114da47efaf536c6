import type { AdminPayout } from '#contract/admin-payouts.ts';
import { bankWords } from '#domain/bank-words.ts';
import { formatCents } from '#domain/money.ts';
import { dateWords } from '#domain/new-york-time.ts';
import { Facts } from '#web/components/admin/facts.tsx';
import { momentWords } from '#web/components/admin/moment.ts';
import { useNow } from '#web/components/admin/use-now.ts';
import { Link } from '#web/components/link.tsx';
import { PayoutBadge } from './payout-badge.tsx';

const CAUSES: Record<AdminPayout['cause'], string> = {
  asked: 'Asked for',
  weekly: 'Every Friday',
  retry: 'Sent again by an admin',
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
      {held_reason ? <p className="text-base break-words">Held: “{held_reason}”</p> : null}
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
          ['Why', CAUSES[payout.cause]],
          ['Asked', momentOf(payout.created_at)],
          ['Leaves', payout.sent_at || isOver ? null : momentOf(payout.leaves_at)],
          ['Left', momentOf(payout.sent_at)],
          ['Arrives by', isOver || payout.paid_at ? null : dateWords(payout.arrives_on)],
          ['Paid', momentOf(payout.paid_at)],
          ['Ended', momentOf(payout.ended_at)],
          ['Provider', provider_reference ? `${payout.provider}, ${provider_reference}` : payout.provider],
          ['Calls', payout.attempts],
          ['Our id', id],
        ]}
      />
    </>
  );
}
