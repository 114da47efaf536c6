import { createFileRoute, useRouter } from '@tanstack/react-router';
import { titled } from '../head.ts';
import { LogoutPage } from '../pages/session/logout-page.tsx';
import { signOut } from '../session/sign-out.ts';
import { useBar } from '../session/use-bar.ts';

export const Route = createFileRoute('/logout')({
  head: titled('Sign Out'),
  component: Logout,
});

function Logout() {
  const router = useRouter();
  const { auth, site } = Route.useRouteContext();

  /** Who is not signed in only takes the way home. */
  async function leave() {
    if (auth.getState().user === null) await router.navigate({ to: '/', replace: true });
    else await signOut(router);
  }

  return <LogoutPage bar={useBar('/logout')} now={new Date(site.now)} onSignOut={leave} />;
}
