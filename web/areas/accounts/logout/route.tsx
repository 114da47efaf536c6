import { createFileRoute, useRouter } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { signOut } from '#web/session/sign-out.ts';
import { useBar } from '#web/session/use-bar.ts';
import { LogoutPage } from './logout-page.tsx';

export const Route = createFileRoute('/logout')({
  head: titled('Sign Out'),
  component: Logout,
});

function Logout() {
  const router = useRouter();
  const { auth, site } = Route.useRouteContext();

  /** A visitor who isn't signed in is only sent home. */
  async function leave() {
    if (auth.getState().user === null) await router.navigate({ to: '/', replace: true });
    else await signOut(router);
  }

  return <LogoutPage bar={useBar('/logout')} now={new Date(site.now)} onSignOut={leave} />;
}
