import { createFileRoute, useRouter } from '@tanstack/react-router';
import { homeOf } from '#domain/accounts/access.ts';
import { titled } from '#web/head.ts';
import { enter } from '#web/session/enter.ts';
import { useAuth } from '#web/session/use-auth.ts';
import { useBar } from '#web/session/use-bar.ts';
import { ProtectPage } from './protect-page.tsx';

export const Route = createFileRoute('/auth/protect')({
  head: titled('Protect your account'),
  component: Protect,
});

function Protect() {
  const { site, auth } = Route.useRouteContext();
  const { user } = useAuth();
  const router = useRouter();
  return (
    <ProtectPage
      bar={useBar('/auth/protect')}
      now={new Date(site.now)}
      email={user?.email ?? null}
      onProtected={async () => {
        await enter(router);
        await router.navigate({ href: homeOf(auth.getState().user) });
      }}
    />
  );
}
