import { createFileRoute } from '@tanstack/react-router';
import { savedViewsOptions } from '#web/components/admin/saved-views-options.ts';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { readView } from '#web/session/search-readers.ts';
import { emailOptions, emailsOptions } from './emails-options.ts';
import { EmailsPage } from './emails-page.tsx';

const readEmailsView = readView('q', 'state', 'mail', 'open', 'sort', 'dir');

export const Route = createFileRoute('/_member/admin/email-events')({
  validateSearch: readEmailsView,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const queries = getQueryClient(context);
    await Promise.all([
      queries.ensureQueryData(savedViewsOptions(context.api, 'emails')),
      queries.ensureInfiniteQueryData(emailsOptions(context.api, deps)),
      deps.open && queries.prefetchQuery(emailOptions(context.api, deps.open)),
    ]);
  },
  head: titled('Email Events'),
  component: Emails,
});

function Emails() {
  return <EmailsPage view={Route.useSearch()} />;
}
