import { createFileRoute, useRouter } from '@tanstack/react-router';
import { call } from '#web/api/call.ts';
import { titled } from '#web/head.ts';
import { stringifySearch } from '#web/search-params.ts';
import { enter } from '#web/session/enter.ts';
import { readToken } from '#web/session/search-readers.ts';
import { useBar } from '#web/session/use-bar.ts';
import { getInvitationLinkStatus } from './invitation-link-status.ts';
import { InvitationPage } from './invitation-page.tsx';

export const Route = createFileRoute('/invitations')({
  validateSearch: readToken,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api }, deps: { token } }) => getInvitationLinkStatus(api, token),
  head: titled('Invitation'),
  component: Invitation,
});

function Invitation() {
  const { api, site } = Route.useRouteContext();
  const { token = '' } = Route.useSearch();
  const invitation = Route.useLoaderData();
  const router = useRouter();
  const returnTo = `/invitations${stringifySearch({ token })}`;
  const signInHref = `/login${stringifySearch({ returnTo, email: invitation.email })}`;

  async function accept() {
    await call(api, 'POST /api/invitation-acceptances', { body: { token } });
    await enter(router);
    await router.navigate({ to: '/business' });
  }

  async function decline() {
    await call(api, 'POST /api/invitation-declines', { body: { token } });
  }

  async function signInAgain() {
    const { signOut } = await import('#web/session/sign-out.ts');
    await signOut(router);
    await router.navigate({ href: signInHref });
  }

  return (
    <InvitationPage
      bar={useBar('/invitations')}
      now={new Date(site.now)}
      invitation={invitation}
      signUpHref={`/signup${stringifySearch({ role: 'business', returnTo })}`}
      signInHref={signInHref}
      onAccept={accept}
      onDecline={decline}
      onSwitch={signInAgain}
    />
  );
}
