import type { InfiniteData, UseSuspenseInfiniteQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import type { EarningPage } from '#contract/money/earnings.ts';
import type { Payee } from '#contract/money/payees.ts';
import type { EarningSegment } from '#domain/money/earning-states.ts';
import { useView } from '#web/components/admin/use-view.ts';
import type { EarningsView } from '#web/components/earnings/earnings-options.ts';
import { Link } from '#web/components/link.tsx';
import { LoadMoreFoot } from '#web/components/load-more-foot.tsx';
import { useFocusNext } from '#web/components/use-focus-next.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Segments } from '#web/ui/chip.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { EarningItem } from './earning-item.tsx';

type EarningsListProps = {
  view: EarningsView;
  segment: EarningSegment;
  list: UseSuspenseInfiniteQueryResult<InfiniteData<EarningPage>>;
  payee: Payee;
  now: Date;
};

/** All earnings, newest first, each with its history on demand. */
export function EarningsList({ view, segment, list, payee, now }: EarningsListProps) {
  const { change } = useView('/creator/earnings', view);
  const earnings = list.data.pages.flatMap((page) => page.earnings);
  const counts = list.data.pages.at(-1)?.counts;
  const items = useRef<HTMLUListElement>(null);
  const showMore = useFocusNext(
    earnings.length,
    (at) => items.current?.children[at]?.querySelector<HTMLElement>('summary'),
    () => list.fetchNextPage(),
  );
  if (!counts || counts.all === 0) {
    return (
      <EmptyState
        words="NOTHING YET"
        title="No earnings yet"
        hint="When a business approves your work, your earnings show up here."
        action={
          <ButtonLink variant="primary" render={(look) => <Link href="/campaigns" {...look} />}>
            Find campaigns
          </ButtonLink>
        }
      />
    );
  }
  const label = (words: string, count: number) => <span className="num">{`${words} ${count}`}</span>;
  const chips: { value: EarningSegment; label: React.ReactNode }[] = [
    { value: 'all', label: 'All' },
    { value: 'pending', label: label('Pending', counts.pending) },
    { value: 'available', label: label('Available', counts.available) },
    ...(segment === 'in_transit'
      ? [{ value: 'in_transit' as const, label: label('On its way', counts.in_transit) }]
      : []),
    { value: 'paid', label: label('Paid', counts.paid) },
  ];
  return (
    <section aria-labelledby="each-earning">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="each-earning" className="type-block-title">
          Earnings history
        </h2>
        <Segments
          label="Earnings"
          value={segment}
          onValueChange={(value) => change({ segment: value === 'all' ? undefined : value })}
          options={chips}
        />
      </div>
      <Card padded={false} className="mt-3.5">
        {earnings.length === 0 ? (
          <p className="px-5 py-5 text-md text-ink-2 md:px-6">No earnings match this filter.</p>
        ) : null}
        <ul ref={items}>
          {earnings.map((earning, at) => (
            <EarningItem key={earning.id} earning={earning} payee={payee} now={now} isFirst={at === 0} />
          ))}
        </ul>
        {list.hasNextPage ? <LoadMoreFoot isLoading={list.isFetchingNextPage} onPress={showMore} /> : null}
      </Card>
    </section>
  );
}
