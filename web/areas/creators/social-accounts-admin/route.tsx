import { createFileRoute } from '@tanstack/react-router';
import { savedViewsOptions } from '#web/components/admin/saved-views-options.ts';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { readView } from '#web/session/search-readers.ts';
import { InstagramPage } from './instagram-page.tsx';
import { socialAccountOptions, socialListOptions, socialSummaryOptions } from './social-options.ts';

const readSocialView = readView('q', 'filter', 'platform', 'open', 'sort', 'dir');

export const Route = createFileRoute('/_member/admin/instagram')({
  validateSearch: readSocialView,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const queries = getQueryClient(context);
    await Promise.all([
      queries.ensureInfiniteQueryData(socialListOptions(context.api, deps)),
      queries.ensureQueryData(socialSummaryOptions(context.api)),
      queries.ensureQueryData(savedViewsOptions(context.api, 'social_accounts')),
      deps.open && queries.prefetchQuery(socialAccountOptions(context.api, deps.open)),
    ]);
  },
  head: titled('Instagram'),
  component: Instagram,
});

function Instagram() {
  return <InstagramPage view={Route.useSearch()} />;
}
