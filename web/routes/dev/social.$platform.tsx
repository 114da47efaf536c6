import { createFileRoute, redirect } from '@tanstack/react-router';
import { CONNECTABLE_PLATFORMS } from '#domain/social-platforms.ts';
import { titled } from '../../head.ts';
import { type Consent, SandboxPage } from '../../pages/dev/sandbox-page.tsx';
import { readView } from '../../session/search-readers.ts';

const readAsked = readView('state', 'challenge');

export const Route = createFileRoute('/dev/social/$platform')({
  validateSearch: readAsked,
  loader: async ({ params, context: { api } }) => {
    const platform = CONNECTABLE_PLATFORMS.find((known) => known === params.platform);
    if (platform === undefined) throw redirect({ href: '/' });
    const { getSocialSandbox } = await import('../../api/generated/sdk.gen.ts');
    const { data } = await getSocialSandbox({ ...api, path: { platform } });
    if (data === undefined) throw redirect({ href: '/' });
    return data;
  },
  head: titled('Sandbox'),
  component: Sandbox,
});

function Sandbox() {
  const { api } = Route.useRouteContext();
  const { platform } = Route.useLoaderData();
  const { state, challenge } = Route.useSearch();

  async function answer(consent: Consent) {
    const { answerSocialConsent } = await import('../../api/generated/sdk.gen.ts');
    const body = { ...consent, state: state ?? '', challenge: challenge ?? '' };
    const { data } = await answerSocialConsent({ ...api, path: { platform }, body, throwOnError: true });
    window.location.assign(data.redirect_to);
  }

  return <SandboxPage platform={platform} isAsked={Boolean(state && challenge)} onAnswer={answer} />;
}
