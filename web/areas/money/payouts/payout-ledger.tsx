import { ArrowRight } from 'lucide-react';
import type { AdminPayout } from '#contract/money/payouts-admin.ts';
import { formatCents } from '#domain/format/money.ts';
import { readable } from '#web/components/admin/readable.ts';
import { Link } from '#web/components/link.tsx';
import { momentWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';

/** The earnings in a payout, and all its ledger transfers. */
export function PayoutLedger({ payout }: { payout: AdminPayout }) {
  const now = useNow();
  const { parts, transfers, retry_of, retried_by } = payout;
  return (
    <>
      <section aria-labelledby="payout-parts">
        <h3 id="payout-parts" className="type-item">
          Earnings included
        </h3>
        <ul className="mt-1">
          {parts.map(({ earning_id, campaign_title, business_name, amount_cents }) => (
            <li
              key={earning_id}
              className="flex justify-between gap-4 border-line border-b py-2.5 text-base last:border-b-0"
            >
              <span className="min-w-0 break-words">
                {campaign_title}
                <span className="block text-sm text-ink-2">{business_name}</span>
              </span>
              <span className="num shrink-0 font-semibold">{formatCents(amount_cents)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="payout-ledger">
        <h3 id="payout-ledger" className="type-item">
          Ledger
        </h3>
        <ul className="mt-1">
          {transfers.map(({ id, from_account, to_account, amount_cents, occurred_at }) => (
            <li
              key={id}
              className="flex justify-between gap-4 border-line border-b py-2.5 text-base last:border-b-0"
            >
              <span className="min-w-0">
                <span className="flex flex-wrap items-center gap-x-2">
                  {accountWords(from_account)}
                  <ArrowRight aria-label="to" className="size-3.5 shrink-0 text-ink-2" />
                  {accountWords(to_account)}
                </span>
                <span className="block text-sm text-ink-2">{momentWords(occurred_at, now)}</span>
              </span>
              <span className="num shrink-0 font-semibold">{formatCents(amount_cents)}</span>
            </li>
          ))}
        </ul>
      </section>
      {retry_of ? <OtherPayout id={retry_of} words="Replaces a failed payout" /> : null}
      {retried_by ? <OtherPayout id={retried_by} words="Retried as a new payout" /> : null}
    </>
  );
}

function OtherPayout({ id, words }: { id: string; words: string }) {
  return (
    <Link href={`/admin/payouts?open=${id}`} className="text-base text-link">
      {words}
    </Link>
  );
}

/** "creator:…:in_transit" without the id, which is the same in every row. */
function accountWords(account: string): string {
  if (account === 'provider:clearing') return 'Bank';
  const name = account.split(':').at(-1) ?? account;
  // The money is set aside from the request on, and stays there while the payout is on hold.
  return name === 'in_transit' ? 'In this payout' : readable(name);
}
