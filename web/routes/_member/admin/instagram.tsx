import { createFileRoute } from '@tanstack/react-router';
import { titled } from '../../../head.ts';
import { InstagramPage } from '../../../pages/admin/instagram/instagram-page.tsx';
import {
  socialAccountOptions,
  socialListOptions,
  socialSummaryOptions,
} from '../../../pages/admin/instagram/social-options.ts';
import { getQueryClient } from '../../../router-context.ts';
import { readView } from '../../../session/search-readers.ts';

const readSocialView = readView('q', 'filter', 'platform', 'open');

export const Route = createFileRoute('/_member/admin/instagram')({
  validateSearch: readSocialView,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const queries = getQueryClient(context);
    await Promise.all([
      queries.ensureInfiniteQueryData(socialListOptions(context.api, deps)),
      queries.ensureQueryData(socialSummaryOptions(context.api)),
      deps.open && queries.prefetchQuery(socialAccountOptions(context.api, deps.open)),
    ]);
  },
  head: titled('Instagram'),
  component: Instagram,
});

function Instagram() {
  return <InstagramPage view={Route.useSearch()} />;
}
