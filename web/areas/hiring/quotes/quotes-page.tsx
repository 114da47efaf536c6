import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Suspense } from 'react';
import { QUOTE_SORT_NAMES, QUOTE_SORTS, type QuoteSegment } from '#domain/hiring/quote-lists.ts';
import { useView } from '#web/components/admin/use-view.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import type { ShownShop } from '#web/components/locations/load-locations.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { ViewingBanner } from '#web/components/viewing-banner.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { Button } from '#web/ui/button.tsx';
import { Segments } from '#web/ui/chip.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';

import { PaymentNotice } from './payment-notice.tsx';
import { QuoteGroupList } from './quote-group-list.tsx';
import { groupQuotes } from './quote-groups.ts';
import { type QuotesView, quoteOptions, quotesOptions, segmentOf, sortOf } from './quotes-options.ts';

const WORDS: Record<QuoteSegment, { words: string; title: string; hint: string }> = {
  open: {
    words: 'ALL ANSWERED',
    title: 'No quotes to answer',
    hint: 'If a campaign allows quotes, creators can suggest a different price. Each quote shows when it expires.',
  },
  waiting: {
    words: 'NO COUNTERS',
    title: 'You’re not waiting on anyone',
    hint: 'Your counter-offers appear here until the creator answers.',
  },
  settled: {
    words: 'NOTHING YET',
    title: 'No closed quotes yet',
    hint: 'Quotes that were accepted, declined or expired are listed here.',
  },
};

const QuoteDrawer = lazyPart(async () => (await import('./quote-drawer.tsx')).QuoteDrawer);
const NEVERTHELESS_MS = 60_000;

type QuotesPageProps = {
  bar: AppBarProps;
  shop: ShownShop;
  view: QuotesView;
  canPay: boolean;
  viewingAs: string | null;
};

/** The quotes of all campaigns, earliest expiry first. */
export function QuotesPage({ bar, shop, view, canPay, viewingAs }: QuotesPageProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const now = useNow();
  const { change, hrefOf } = useView('/business/quotes', view);
  const list = useSuspenseInfiniteQuery({
    ...quotesOptions(api, shop.id, view),
    refetchInterval: NEVERTHELESS_MS,
  });
  const quotes = list.data.pages.flatMap((page) => page.quotes);
  const counts = list.data.pages.at(-1)?.counts ?? { open: 0, waiting: 0, settled: 0 };
  const listed = quotes.find(({ id }) => id === view.quote);
  const { data: alone } = useQuery({
    ...quoteOptions(api, shop.id, view.quote ?? ''),
    enabled: view.quote !== undefined && listed === undefined,
  });
  const open = view.quote === undefined ? undefined : (listed ?? alone);
  const segment = segmentOf(view);

  return (
    <AreaLayout bar={bar}>
      {viewingAs === null ? null : <ViewingBanner businessName={viewingAs} />}
      <div className={open ? 'xl:mr-[30rem]' : ''}>
        <header className="px-4 pt-6 md:px-10">
          <h1 className="type-page-title md:type-tool-title">Quotes</h1>
          <div className="mt-4 flex flex-wrap items-center gap-3 pb-5">
            <Segments<QuoteSegment>
              label="Quotes"
              value={segment}
              onValueChange={(value) =>
                change({ segment: value === 'open' ? undefined : value, quote: undefined })
              }
              options={[
                { value: 'open', label: <span className="num">Open {counts.open}</span> },
                { value: 'waiting', label: <span className="num">Waiting on them {counts.waiting}</span> },
                { value: 'settled', label: <span className="num">Closed {counts.settled}</span> },
              ]}
            />
            {segment === 'settled' ? null : (
              <NativeSelect
                label="Sort"
                labelHidden
                size="dense"
                className="md:ml-auto md:w-44"
                value={sortOf(view)}
                options={QUOTE_SORTS.map((sort) => ({ value: sort, label: QUOTE_SORT_NAMES[sort] }))}
                onChange={(event) =>
                  change({ sort: event.target.value === 'ends_first' ? undefined : event.target.value })
                }
              />
            )}
          </div>
        </header>
        {view.funding === undefined ? null : (
          <PaymentNotice
            businessId={shop.id}
            fundingId={view.funding}
            left={view.left}
            onDone={() => change({ funding: undefined, left: undefined }, { replace: true })}
          />
        )}
        {quotes.length === 0 ? (
          <NoQuotes segment={segment} />
        ) : (
          <QuoteGroupList
            groups={groupQuotes(quotes)}
            shop={shop}
            now={now}
            openId={open?.id}
            hrefOf={(quote) => hrefOf({ quote })}
            onOpen={(quote) => change({ quote })}
            canAct={viewingAs === null}
            canPay={canPay}
          />
        )}
        {list.hasNextPage ? (
          <div className="px-4 py-4 md:px-10">
            <Button loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
              Show more
            </Button>
          </div>
        ) : null}
        <p className="px-4 py-5 text-sm text-ink-3 md:px-10">
          Only you and the creator can see a quote. If you accept a lower quote, we refund the difference.
        </p>
      </div>
      {open ? (
        <Suspense>
          <QuoteDrawer
            quote={open}
            now={now}
            ids={quotes.map(({ id }) => id)}
            onOpen={(quote) => change({ quote }, { replace: true })}
            onClose={() => change({ quote: undefined })}
            businessId={shop.id}
            canAct={viewingAs === null}
            canPay={canPay}
          />
        </Suspense>
      ) : null}
    </AreaLayout>
  );
}

function NoQuotes({ segment }: { segment: QuoteSegment }) {
  return (
    <div className="px-4 md:px-10">
      <EmptyState {...WORDS[segment]} className="mx-auto max-w-[34rem]" />
    </div>
  );
}
