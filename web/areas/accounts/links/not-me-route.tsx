import { createFileRoute } from '@tanstack/react-router';
import { call } from '#web/api/call.ts';
import { titled } from '#web/head.ts';
import { fetchMe } from '#web/session/fetch-me.ts';
import { readToken } from '#web/session/search-readers.ts';
import { useBar } from '#web/session/use-bar.ts';
import { getLinkStatus } from './link-status.ts';
import { NotMePage } from './not-me-page.tsx';

export const Route = createFileRoute('/auth/not-me')({
  validateSearch: readToken,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api }, deps: { token } }) => getLinkStatus(api, token),
  head: titled('Lock your account'),
  component: NotMe,
});

function NotMe() {
  const { api, auth, site } = Route.useRouteContext();
  const { token = '' } = Route.useSearch();

  async function stop() {
    await call(api, 'POST /api/auth/account-stops', { body: { token } });
    await auth.check(() => fetchMe(api));
  }

  return (
    <NotMePage
      bar={useBar('/auth/not-me')}
      now={new Date(site.now)}
      linkStatus={Route.useLoaderData()}
      onStop={stop}
    />
  );
}
