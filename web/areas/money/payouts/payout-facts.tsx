import type { AdminPayout } from '#contract/money/payouts-admin.ts';
import { formatCents } from '#domain/format/money.ts';
import { dateWords } from '#domain/format/new-york-time.ts';
import { bankWords } from '#domain/money/bank-words.ts';
import { Facts } from '#web/components/admin/facts.tsx';
import { readable } from '#web/components/admin/readable.ts';
import { Link } from '#web/components/link.tsx';
import { momentWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { PayoutBadge } from './payout-badge.tsx';
import { hasNoArrival } from './payout-columns.tsx';

const CAUSES: Record<AdminPayout['cause'], string> = {
  asked: 'Requested by creator',
  weekly: 'Automatic, every Friday',
  retry: 'Retried by an admin',
};

const PAYEES: Record<AdminPayout['payee_status'], string> = {
  incomplete: 'Not finished',
  checking: 'Being verified',
  ready: 'Ready',
  restricted: 'More information needed',
  gone: 'Closed',
};

export function PayoutFacts({ payout }: { payout: AdminPayout }) {
  const now = useNow();
  const { id, number, amount_cents, creator_id, creator_name, failure, stop_reason, provider_reference } =
    payout;
  const momentOf = (at: string | null) => (at === null ? null : momentWords(at, now));
  const isUnknown = hasNoArrival(payout);
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
      {stop_reason ? <p className="text-base break-words">On hold: “{stop_reason}”</p> : null}
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
          ['Account', PAYEES[payout.payee_status]],
          ['Trigger', CAUSES[payout.cause]],
          ['Requested', momentOf(payout.created_at)],
          ['Leaves', payout.sent_at || isUnknown ? null : momentOf(payout.leaves_at)],
          ['Sent', momentOf(payout.sent_at)],
          ['Arrives by', isUnknown || payout.paid_at ? null : dateWords(payout.arrives_on)],
          ['Paid', momentOf(payout.paid_at)],
          ['Ended', momentOf(payout.ended_at)],
          ['Provider', [readable(payout.provider), provider_reference].filter(Boolean).join(', ')],
          ['Attempts', payout.attempts],
          ['Payout ID', id],
        ]}
      />
    </>
  );
}
