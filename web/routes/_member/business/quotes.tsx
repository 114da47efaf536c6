import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { titled } from '../../../head.ts';
import { quoteDeeds } from '../../../pages/quotes/quote-deeds.ts';
import { QuotesPage } from '../../../pages/quotes/quotes-page.tsx';
import { createQuoteActions } from '../../../session/create-quote-actions.ts';
import { loadQuotes } from '../../../session/load-quotes.ts';
import { readView } from '../../../session/search-readers.ts';
import { useAccount } from '../../../session/use-auth.ts';
import { useBar } from '../../../session/use-bar.ts';

const readQuotesView = readView('segment', 'sort', 'quote', 'as', 'funding', 'left');

export const Route = createFileRoute('/_member/business/quotes')({
  validateSearch: readQuotesView,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadQuotes(context, deps),
  head: titled('Quotes'),
  component: BusinessQuotes,
});

function BusinessQuotes() {
  const { shop, viewed } = Route.useLoaderData();
  const router = useRouter();
  const queries = useQueryClient();
  const account = useAccount();
  const deeds = useMemo(
    () => quoteDeeds(createQuoteActions(router, queries, shop.id), (url) => window.location.assign(url)),
    [router, queries, shop.id],
  );
  return (
    <QuotesPage
      bar={useBar('/business/quotes')}
      shop={shop}
      view={Route.useSearch()}
      deeds={viewed ? null : deeds}
      canPay={account.business?.membership === 'owner'}
      viewingAs={viewed?.business_name ?? null}
    />
  );
}
