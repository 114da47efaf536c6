import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { AuthenticatorPage } from './authenticator-page.tsx';

const LOOK_EVERY_MS = 1_000;

const authenticator = (api: ApiReach) => ({
  ...apiQuery(api, 'GET /api/dev/authenticator'),
  staleTime: 0,
  refetchInterval: LOOK_EVERY_MS,
});

export const Route = createFileRoute('/_queries/dev/authenticator')({
  head: titled('Authenticator'),
  loader: ({ context }) => getQueryClient(context).ensureQueryData(authenticator(context.api)),
  component: Authenticator,
});

function Authenticator() {
  const { api } = Route.useRouteContext();
  const { data } = useSuspenseQuery(authenticator(api));
  return <AuthenticatorPage {...data} />;
}
