import { createFileRoute, useRouter } from '@tanstack/react-router';
import { titled } from '../../head.ts';
import { ResetPage } from '../../pages/auth/reset-page.tsx';
import { enter } from '../../session/enter.ts';
import { getLinkStanding } from '../../session/link-standing.ts';
import { logFailure } from '../../session/log-failure.ts';
import { readToken } from '../../session/search-readers.ts';
import { useBar } from '../../session/use-bar.ts';

export const Route = createFileRoute('/auth/reset')({
  validateSearch: readToken,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api }, deps: { token } }) => getLinkStanding(api, token),
  head: titled('New password'),
  component: Reset,
});

function Reset() {
  const { api, site } = Route.useRouteContext();
  const { token = '' } = Route.useSearch();
  const router = useRouter();

  /** Every session of the account ends with it, this browser's too. */
  async function reset(password: string) {
    const { resetPassword } = await import('../../api/generated/sdk.gen.ts');
    await resetPassword({ ...api, body: { token, password }, throwOnError: true });
    await enter(router).catch((cause) => logFailure('Failed to get the session', cause));
  }

  return (
    <ResetPage
      bar={useBar('/auth/reset')}
      now={new Date(site.now)}
      standing={Route.useLoaderData()}
      onReset={reset}
    />
  );
}
