import { createFileRoute, useRouter } from '@tanstack/react-router';
import { call } from '#web/api/call.ts';
import { titled } from '#web/head.ts';
import { openSession } from '#web/session/open-session.ts';
import { readMailedLink } from '#web/session/search-readers.ts';
import { useAuthActions } from '#web/session/use-auth-actions.ts';
import { useBar } from '#web/session/use-bar.ts';
import { LinkPage } from './link-page.tsx';
import { getLinkStatus } from './link-status.ts';

export const Route = createFileRoute('/auth/link')({
  validateSearch: readMailedLink,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: ({ context: { api }, deps: { token } }) => getLinkStatus(api, token),
  head: titled('Sign In'),
  component: SignInLink,
});

function SignInLink() {
  const { api, site } = Route.useRouteContext();
  const { token = '' } = Route.useSearch();
  const router = useRouter();
  const actions = useAuthActions();

  async function signIn() {
    const opening = call(api, 'POST /api/auth/link-sessions', { body: { token } });
    if ((await openSession(router, opening, {})) === 'signed_in') actions.leaveAuth();
  }

  return (
    <LinkPage
      bar={useBar('/auth/link')}
      now={new Date(site.now)}
      linkStatus={Route.useLoaderData()}
      onSignIn={signIn}
    />
  );
}
