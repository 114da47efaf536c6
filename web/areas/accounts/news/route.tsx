import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { useBar } from '#web/session/use-bar.ts';
import { newsOptions } from './news-options.ts';
import { NewsPage } from './news-page.tsx';

export const Route = createFileRoute('/_member/news')({
  loader: ({ context }) => getQueryClient(context).ensureInfiniteQueryData(newsOptions(context.api)),
  head: titled('News'),
  component: News,
});

function News() {
  const { api } = Route.useRouteContext();
  const list = useSuspenseInfiniteQuery(newsOptions(api));
  return (
    <NewsPage
      bar={useBar('/news')}
      news={list.data.pages.flatMap((page) => page.news)}
      more={list.hasNextPage ? { isLoading: list.isFetchingNextPage, load: list.fetchNextPage } : null}
    />
  );
}
