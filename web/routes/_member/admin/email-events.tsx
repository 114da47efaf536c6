import { createFileRoute } from '@tanstack/react-router';
import { titled } from '../../../head.ts';
import { emailOptions, emailsOptions } from '../../../pages/admin/email-events/emails-options.ts';
import { EmailsPage } from '../../../pages/admin/email-events/emails-page.tsx';
import { getQueryClient } from '../../../router-context.ts';
import { readView } from '../../../session/search-readers.ts';

const readEmailsView = readView('q', 'state', 'mail', 'open');

export const Route = createFileRoute('/_member/admin/email-events')({
  validateSearch: readEmailsView,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const queries = getQueryClient(context);
    await Promise.all([
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
