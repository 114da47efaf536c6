import { createFileRoute } from '@tanstack/react-router';
import { call } from '#web/api/call.ts';
import { titled } from '#web/head.ts';
import { readToken } from '#web/session/search-readers.ts';
import { useBar } from '#web/session/use-bar.ts';
import { WaitlistPage } from './waitlist-page.tsx';

export const Route = createFileRoute('/waiting-list')({
  validateSearch: readToken,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api }, deps: { token = '' } }) => {
    const entry = call(api, 'GET /api/waitlist-entry', { query: { token } });
    return { entry: await entry.catch(() => null) };
  },
  head: titled('Waitlist'),
  component: Waitlist,
});

function Waitlist() {
  const { api, site } = Route.useRouteContext();
  const { token = '' } = Route.useSearch();
  const { entry } = Route.useLoaderData();
  const body = { token };
  return (
    <WaitlistPage
      bar={useBar('/waiting-list')}
      now={new Date(site.now)}
      entry={entry}
      onChange={(change) =>
        change === 'confirm'
          ? call(api, 'POST /api/waitlist-confirmations', { body })
          : call(api, 'POST /api/waitlist-removals', { body })
      }
    />
  );
}
