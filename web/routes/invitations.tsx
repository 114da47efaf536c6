import { createFileRoute, useRouter } from '@tanstack/react-router';
import { titled } from '../head.ts';
import { InvitationPage } from '../pages/auth/invitation-page.tsx';
import { stringifySearch } from '../search-params.ts';
import { enter } from '../session/enter.ts';
import { getInvitationStanding } from '../session/invitation-standing.ts';
import { readToken } from '../session/search-readers.ts';
import { signOut } from '../session/sign-out.ts';
import { useBar } from '../session/use-bar.ts';

export const Route = createFileRoute('/invitations')({
  validateSearch: readToken,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api }, deps: { token } }) => getInvitationStanding(api, token),
  head: titled('Invitation'),
  component: Invitation,
});

function Invitation() {
  const { api, site } = Route.useRouteContext();
  const { token = '' } = Route.useSearch();
  const standing = Route.useLoaderData();
  const router = useRouter();
  const returnTo = `/invitations${stringifySearch({ token })}`;
  const signInHref = `/login${stringifySearch({ returnTo, email: standing.email })}`;
  const client = () => import('../api/generated/sdk.gen.ts');

  async function accept() {
    await (await client()).acceptInvitation({ ...api, body: { token }, throwOnError: true });
    await enter(router);
    await router.navigate({ to: '/business' });
  }

  async function decline() {
    await (await client()).declineInvitation({ ...api, body: { token }, throwOnError: true });
  }

  async function signInAnew() {
    await signOut(router);
    await router.navigate({ href: signInHref });
  }

  return (
    <InvitationPage
      bar={useBar('/invitations')}
      now={new Date(site.now)}
      standing={standing}
      signUpHref={`/signup${stringifySearch({ role: 'business', returnTo })}`}
      signInHref={signInHref}
      onAccept={accept}
      onDecline={decline}
      onSwitch={signInAnew}
    />
  );
}
