import { createFileRoute, useRouter } from '@tanstack/react-router';
import { titled } from '../../head.ts';
import { VerifyPage } from '../../pages/auth/verify-page.tsx';
import { enter } from '../../session/enter.ts';
import { getLinkStanding } from '../../session/link-standing.ts';
import { logFailure } from '../../session/log-failure.ts';
import { readToken } from '../../session/search-readers.ts';
import { useAuthActions } from '../../session/use-auth-actions.ts';
import { useBar } from '../../session/use-bar.ts';

export const Route = createFileRoute('/auth/verify')({
  validateSearch: readToken,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api }, deps: { token } }) => getLinkStanding(api, token),
  head: titled('Verify your email'),
  component: Verify,
});

function Verify() {
  const { api, site } = Route.useRouteContext();
  const { token = '' } = Route.useSearch();
  const router = useRouter();
  const actions = useAuthActions();

  async function verify() {
    const { verifyEmail } = await import('../../api/generated/sdk.gen.ts');
    const { data } = await verifyEmail({ ...api, body: { token }, throwOnError: true });
    // The address is verified, whatever becomes of the question after it.
    if (data.is_signed_in)
      await enter(router).catch((cause) => logFailure('Failed to get the session', cause));
    return data;
  }

  return (
    <VerifyPage
      bar={useBar('/auth/verify')}
      now={new Date(site.now)}
      standing={Route.useLoaderData()}
      onVerify={verify}
      onGoOn={actions.leaveDoor}
    />
  );
}
