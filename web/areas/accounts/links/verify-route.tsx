import { createFileRoute, useRouter } from '@tanstack/react-router';
import { call } from '#web/api/call.ts';
import { titled } from '#web/head.ts';
import { enter } from '#web/session/enter.ts';
import { logFailure } from '#web/session/log-failure.ts';
import { readMailedLink } from '#web/session/search-readers.ts';
import { useAuthActions } from '#web/session/use-auth-actions.ts';
import { useBar } from '#web/session/use-bar.ts';
import { getLinkStatus } from './link-status.ts';
import { VerifyPage } from './verify-page.tsx';

export const Route = createFileRoute('/auth/verify')({
  validateSearch: readMailedLink,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: ({ context: { api }, deps: { token } }) => getLinkStatus(api, token),
  head: titled('Verify your email'),
  component: Verify,
});

function Verify() {
  const { api, site } = Route.useRouteContext();
  const { token = '' } = Route.useSearch();
  const router = useRouter();
  const actions = useAuthActions();

  async function verify(password?: string) {
    const data = await call(api, 'POST /api/auth/verifications', {
      body: { token, ...(password !== undefined && { password }) },
    });
    // The address is verified, even if the session can't be fetched.
    if (data.is_signed_in)
      await enter(router).catch((cause) => logFailure('Failed to get the session', cause));
    return data;
  }

  return (
    <VerifyPage
      bar={useBar('/auth/verify')}
      now={new Date(site.now)}
      linkStatus={Route.useLoaderData()}
      onVerify={verify}
      onGoOn={actions.leaveAuth}
    />
  );
}
