import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { ReceiptText, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import type { BillingEntry } from '#contract/money/billing.ts';
import { formatCents } from '#domain/format/money.ts';
import { billingWords } from '#domain/money/billing.ts';
import { billingEntriesOptions } from '#web/components/fundings/funding-options.ts';
import { Link } from '#web/components/link.tsx';
import { LoadMoreFoot } from '#web/components/load-more-foot.tsx';
import { dayWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { useFocusNext } from '#web/components/use-focus-next.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

type BillingEntriesProps = { businessId: string; year: string | null };

export function BillingEntries({ businessId, year }: BillingEntriesProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const list = useInfiniteQuery(billingEntriesOptions(api, businessId, year));
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];
  const now = useNow();
  const items = useRef<HTMLUListElement>(null);
  const showMore = useFocusNext(
    entries.length,
    (at) => items.current?.children[at]?.querySelector<HTMLElement>('a'),
    () => list.fetchNextPage(),
  );
  if (list.isPending) return <p className="mt-4 text-base text-ink-2">Loading payments…</p>;
  if (list.isError) {
    return (
      <p className="mt-4 text-base text-ink-2">
        We couldn’t load your payments.{' '}
        <Button variant="ghost" onClick={() => void list.refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  return (
    <Card padded={false} className="mt-3.5">
      <ul ref={items} aria-label="Payments and refunds">
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} now={now} />
        ))}
      </ul>
      {list.hasNextPage ? <LoadMoreFoot isLoading={list.isFetchingNextPage} onPress={showMore} /> : null}
    </Card>
  );
}

function EntryRow({ entry, now }: { entry: BillingEntry; now: Date }) {
  const { campaign_title, creator_name, slots, amount_cents, occurred_at, receipt_number } = entry;
  const Icon = amount_cents < 0 ? Undo2 : ReceiptText;
  const about = [campaign_title, creator_name, slots > 0 && (slots === 1 ? '1 spot' : `${slots} spots`)];
  return (
    <li className="border-line not-first:border-t">
      <Link
        href={`/business/receipts/${entry.funding_id}`}
        className="flex items-start gap-3.5 px-5 py-4 hover:bg-sel focus-visible:-outline-offset-2"
      >
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.75] text-ink-2" />
        <span className="min-w-0 grow">
          <span className="block type-item break-words">{billingWords(entry)}</span>
          <span className="block text-base break-words text-ink-2">{about.filter(Boolean).join(' · ')}</span>
          <span className="block text-base text-ink-2">
            {dayWords(occurred_at, now)}, receipt {receipt_number}
          </span>
        </span>
        <span className={`num shrink-0 type-item ${amount_cents < 0 ? 'text-money' : ''}`}>
          {formatCents(amount_cents)}
        </span>
      </Link>
    </li>
  );
}
