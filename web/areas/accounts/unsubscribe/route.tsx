import { createFileRoute } from '@tanstack/react-router';
import { call } from '#web/api/call.ts';
import { titled } from '#web/head.ts';
import { readToken } from '#web/session/search-readers.ts';
import { useBar } from '#web/session/use-bar.ts';
import { UnsubscribePage } from './unsubscribe-page.tsx';

export const Route = createFileRoute('/unsubscribe')({
  validateSearch: readToken,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api }, deps: { token = '' } }) => {
    const subscription = call(api, 'GET /api/email-subscription', { query: { token } });
    return { subscription: await subscription.catch(() => null) };
  },
  head: titled('Unsubscribe'),
  component: Unsubscribe,
});

function Unsubscribe() {
  const { api, site } = Route.useRouteContext();
  const { token = '' } = Route.useSearch();
  const { subscription } = Route.useLoaderData();
  return (
    <UnsubscribePage
      bar={useBar('/unsubscribe')}
      now={new Date(site.now)}
      subscription={subscription}
      onUnsubscribe={() => call(api, 'POST /api/unsubscribes', { query: { token } })}
    />
  );
}
