import { createFileRoute, useRouter } from '@tanstack/react-router';
import { titled } from '../../head.ts';
import { LinkPage } from '../../pages/auth/link-page.tsx';
import { enter } from '../../session/enter.ts';
import { getLinkStanding } from '../../session/link-standing.ts';
import { readToken } from '../../session/search-readers.ts';
import { useAuthActions } from '../../session/use-auth-actions.ts';
import { useBar } from '../../session/use-bar.ts';

export const Route = createFileRoute('/auth/link')({
  validateSearch: readToken,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api }, deps: { token } }) => getLinkStanding(api, token),
  head: titled('Sign In'),
  component: SignInLink,
});

function SignInLink() {
  const { api, site } = Route.useRouteContext();
  const { token = '' } = Route.useSearch();
  const router = useRouter();
  const actions = useAuthActions();

  async function signIn() {
    const { signInWithLink } = await import('../../api/generated/sdk.gen.ts');
    await signInWithLink({ ...api, body: { token }, throwOnError: true });
    await enter(router);
    actions.leaveDoor();
  }

  return (
    <LinkPage
      bar={useBar('/auth/link')}
      now={new Date(site.now)}
      standing={Route.useLoaderData()}
      onSignIn={signIn}
    />
  );
}
