import { createFileRoute } from '@tanstack/react-router';
import { call } from '#web/api/call.ts';
import { titled } from '#web/head.ts';
import { fetchMe } from '#web/session/fetch-me.ts';
import { readToken } from '#web/session/search-readers.ts';
import { useBar } from '#web/session/use-bar.ts';
import { EmailChangePage } from './email-change-page.tsx';
import { getLinkStatus } from './link-status.ts';

export const Route = createFileRoute('/auth/email-change')({
  validateSearch: readToken,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api }, deps: { token } }) => getLinkStatus(api, token),
  head: titled('Change your email'),
  component: EmailChange,
});

function EmailChange() {
  const { api, auth, site } = Route.useRouteContext();
  const { token = '' } = Route.useSearch();

  async function confirm() {
    const data = await call(api, 'POST /api/auth/email-change-confirmations', { body: { token } });
    await auth.check(() => fetchMe(api));
    return data;
  }

  return (
    <EmailChangePage
      bar={useBar('/auth/email-change')}
      now={new Date(site.now)}
      linkStatus={Route.useLoaderData()}
      onConfirm={confirm}
    />
  );
}
