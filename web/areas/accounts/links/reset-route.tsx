import { createFileRoute, useRouter } from '@tanstack/react-router';
import { call } from '#web/api/call.ts';
import { titled } from '#web/head.ts';
import { enter } from '#web/session/enter.ts';
import { logFailure } from '#web/session/log-failure.ts';
import { readToken } from '#web/session/search-readers.ts';
import { useBar } from '#web/session/use-bar.ts';
import { getLinkStatus } from './link-status.ts';
import { ResetPage } from './reset-page.tsx';

export const Route = createFileRoute('/auth/reset')({
  validateSearch: readToken,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api }, deps: { token } }) => getLinkStatus(api, token),
  head: titled('New password'),
  component: Reset,
});

function Reset() {
  const { api, site } = Route.useRouteContext();
  const { token = '' } = Route.useSearch();
  const router = useRouter();

  /** Resetting ends every session of the account, this browser's too. */
  async function reset(password: string) {
    await call(api, 'POST /api/auth/passwords', { body: { token, password } });
    await enter(router).catch((cause) => logFailure('Failed to get the session', cause));
  }

  return (
    <ResetPage
      bar={useBar('/auth/reset')}
      now={new Date(site.now)}
      linkStatus={Route.useLoaderData()}
      onReset={reset}
    />
  );
}
