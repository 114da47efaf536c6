import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { readView } from '#web/session/search-readers.ts';
import { useAccount } from '#web/session/use-auth.ts';
import { useBar } from '#web/session/use-bar.ts';
import { StatementsPage } from './statements-page.tsx';

const readStatementsView = readView('period');

export const Route = createFileRoute('/_member/business/statements')({
  validateSearch: readStatementsView,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { period } }) => {
    const id = context.auth.getState().user?.business?.id ?? '';
    const queries = getQueryClient(context);
    const { months } = await queries.fetchQuery(listOptions(context.api, id));
    const shown = shownPeriod(period, months);
    if (shown !== undefined) await queries.fetchQuery(statementOptions(context.api, id, shown));
  },
  head: titled('Statements'),
  component: Statements,
});

function Statements() {
  const { api } = Route.useRouteContext();
  const { period } = Route.useSearch();
  // Only owners get past the guard.
  const id = useAccount().business?.id ?? '';
  const { data: list } = useSuspenseQuery(listOptions(api, id));
  const shown = shownPeriod(period, list.months);
  const { data: statement } = useQuery({
    ...statementOptions(api, id, shown ?? ''),
    enabled: shown !== undefined,
  });
  return (
    <StatementsPage
      bar={useBar('/business/statements')}
      businessId={id}
      list={list}
      statement={statement ?? null}
    />
  );
}

const PERIOD = /^20\d{2}(-(0[1-9]|1[0-2]))?$/;

/** The period of the address, else the latest month with movements. */
function shownPeriod(wished: string | undefined, months: readonly { period: string }[]): string | undefined {
  return wished !== undefined && PERIOD.test(wished) ? wished : months[0]?.period;
}

function listOptions(api: ApiReach, id: string) {
  return apiQuery(api, 'GET /api/businesses/:id/statements', { params: { id } });
}

function statementOptions(api: ApiReach, id: string, period: string) {
  return apiQuery(api, 'GET /api/businesses/:id/statements/:period', { params: { id, period } });
}
