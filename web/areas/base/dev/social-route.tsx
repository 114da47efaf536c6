import { createFileRoute, redirect } from '@tanstack/react-router';
import { CONNECTABLE_PLATFORMS } from '#domain/creators/social-platforms.ts';
import { call } from '#web/api/call.ts';
import { titled } from '#web/head.ts';
import { readView } from '#web/session/search-readers.ts';
import { type Consent, SandboxPage } from './sandbox-page.tsx';

const readAsked = readView('state', 'challenge');

export const Route = createFileRoute('/dev/social/$platform')({
  validateSearch: readAsked,
  loader: async ({ params, context: { api } }) => {
    const platform = CONNECTABLE_PLATFORMS.find((known) => known === params.platform);
    if (platform === undefined) throw redirect({ href: '/' });
    return call(api, 'GET /api/dev/social/:platform', { params: { platform } }).catch(() => {
      throw redirect({ href: '/' });
    });
  },
  head: titled('Sandbox'),
  component: Sandbox,
});

function Sandbox() {
  const { api } = Route.useRouteContext();
  const { platform } = Route.useLoaderData();
  const { state, challenge } = Route.useSearch();

  async function answer(consent: Consent) {
    const body = { ...consent, state: state ?? '', challenge: challenge ?? '' };
    const data = await call(api, 'POST /api/dev/social/:platform', { params: { platform }, body });
    window.location.assign(data.redirect_to);
  }

  return <SandboxPage platform={platform} isAsked={Boolean(state && challenge)} onAnswer={answer} />;
}
