import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { readView } from '#web/session/search-readers.ts';
import { useAccount } from '#web/session/use-auth.ts';
import { useBar } from '#web/session/use-bar.ts';
import { redemptionsOptions } from './counter-options.ts';
import { CounterPage } from './counter-page.tsx';

export const Route = createFileRoute('/_member/business/counter')({
  validateSearch: readView('code'),
  loader: async ({ context }) => {
    const id = context.auth.getState().user?.business?.id ?? '';
    await getQueryClient(context).prefetchQuery(redemptionsOptions(context.api, id));
  },
  head: titled('Counter'),
  component: Counter,
});

function Counter() {
  const { code = '' } = Route.useSearch();
  // Only people of a business get past the guard.
  const id = useAccount().business?.id ?? '';
  return <CounterPage key={code} bar={useBar('/business/counter')} businessId={id} scanned={code} />;
}
