import { createFileRoute } from '@tanstack/react-router';
import { savedViewsOptions } from '#web/components/admin/saved-views-options.ts';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { readView } from '#web/session/search-readers.ts';
import { queueOptions, threadOptions } from './queue-options.ts';
import { QueuePage } from './queue-page.tsx';

const readQueueView = readView('q', 'status', 'open', 'sort', 'dir');

export const Route = createFileRoute('/_member/admin/support')({
  validateSearch: readQueueView,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const queries = getQueryClient(context);
    await Promise.all([
      queries.ensureQueryData(savedViewsOptions(context.api, 'support')),
      queries.ensureInfiniteQueryData(queueOptions(context.api, deps)),
      deps.open && queries.prefetchQuery(threadOptions(context.api, deps.open)),
    ]);
  },
  head: titled('Support'),
  component: Support,
});

function Support() {
  return <QueuePage view={Route.useSearch()} />;
}
