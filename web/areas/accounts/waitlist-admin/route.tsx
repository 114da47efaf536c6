import { createFileRoute } from '@tanstack/react-router';
import { savedViewsOptions } from '#web/components/admin/saved-views-options.ts';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { readView } from '#web/session/search-readers.ts';
import { countsOptions, entriesOptions } from './waitlist-options.ts';
import { WaitlistAdminPage } from './waitlist-page.tsx';

const readWaitlistView = readView('q', 'city', 'role', 'state', 'sort', 'dir');

export const Route = createFileRoute('/_member/admin/waitlist')({
  validateSearch: readWaitlistView,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const queries = getQueryClient(context);
    await Promise.all([
      queries.ensureInfiniteQueryData(entriesOptions(context.api, deps)),
      queries.ensureQueryData(countsOptions(context.api)),
      queries.ensureQueryData(savedViewsOptions(context.api, 'waitlist')),
    ]);
  },
  head: titled('Waitlist'),
  component: Waitlist,
});

function Waitlist() {
  return <WaitlistAdminPage view={Route.useSearch()} />;
}
