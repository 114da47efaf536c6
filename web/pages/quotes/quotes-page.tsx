import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { countWord } from '#domain/count-words.ts';
import { QUOTE_SORT_NAMES, QUOTE_SORTS, type QuoteSegment } from '#domain/quote-lists.ts';
import { useNow } from '#web/components/admin/use-now.ts';
import { useView } from '#web/components/admin/use-view.ts';
import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { ViewingBanner } from '#web/components/viewing-banner.tsx';
import type { ShownShop } from '#web/session/load-locations.ts';
import { Button } from '#web/ui/button.tsx';
import { Segments } from '#web/ui/chip.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { NoQuotes } from './no-quotes.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import type { QuoteDeeds } from './quote-deeds.ts';
import { QuoteGroupList } from './quote-group-list.tsx';
import { groupQuotes } from './quote-groups.ts';
import { type QuotesView, quoteOptions, quotesOptions, segmentOf, sortOf } from './quotes-options.ts';

const QuoteDrawer = lazy(async () => ({ default: (await import('./quote-drawer.tsx')).QuoteDrawer }));
const AFTER_PAYMENT_MS = 3_000;
const NEVERTHELESS_MS = 60_000;

type QuotesPageProps = {
  bar: AppBarProps;
  shop: ShownShop;
  view: QuotesView;
  /** Null for an admin, who only looks. */
  deeds: QuoteDeeds | null;
  canPay: boolean;
  viewingAs: string | null;
};

/** All quotes over all campaigns, the one that ends first at the top. */
export function QuotesPage({ bar, shop, view, deeds, canPay, viewingAs }: QuotesPageProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const now = useNow();
  const { change, hrefOf } = useView('/business/quotes', view);
  const isBackFromPayment = view.funding !== undefined && view.left === undefined;
  const list = useSuspenseInfiniteQuery({
    ...quotesOptions(api, shop.id, view),
    refetchInterval: isBackFromPayment ? AFTER_PAYMENT_MS : NEVERTHELESS_MS,
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
          <h1 className="type-page-title md:type-tool-title">{titleFor(counts.open)}</h1>
          <div className="mt-4 flex flex-wrap items-center gap-3 pb-5">
            <Segments<QuoteSegment>
              label="Quotes"
              value={segment}
              onValueChange={(value) =>
                change({ segment: value === 'open' ? undefined : value, quote: undefined })
              }
              options={[
                { value: 'open', label: <span className="num">Open {counts.open}</span> },
                { value: 'waiting', label: <span className="num">Waiting for them {counts.waiting}</span> },
                { value: 'settled', label: <span className="num">Settled {counts.settled}</span> },
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
        <PaymentNotice
          view={view}
          onDone={() => change({ funding: undefined, left: undefined }, { replace: true })}
        />
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
          Only you and the creator see a quote. A quote below your price gives the difference back.
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
            deeds={deeds}
            canPay={canPay}
          />
        </Suspense>
      ) : null}
    </AreaLayout>
  );
}

function titleFor(count: number): string {
  if (count === 0) return 'No quote wants an answer';
  return count === 1 ? 'One quote wants an answer' : `${countWord(count)} quotes want an answer`;
}
