import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { readView } from '#web/session/search-readers.ts';
import { useAccount } from '#web/session/use-auth.ts';
import { useBar } from '#web/session/use-bar.ts';
import { loadQuotes } from './load-quotes.ts';
import { QuotesPage } from './quotes-page.tsx';

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
  const account = useAccount();
  return (
    <QuotesPage
      bar={useBar('/business/quotes')}
      shop={shop}
      view={Route.useSearch()}
      canPay={account.business?.membership === 'owner'}
      viewingAs={viewed?.business_name ?? null}
    />
  );
}
