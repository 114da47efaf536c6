import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { MailboxPage } from './mailbox-page.tsx';

const LOOK_EVERY_MS = 3_000;

const mailbox = (api: ApiReach) => ({
  ...apiQuery(api, 'GET /api/dev/mailbox'),
  staleTime: 0,
  refetchInterval: LOOK_EVERY_MS,
});

export const Route = createFileRoute('/_queries/dev/mailbox')({
  head: titled('Mailbox'),
  loader: ({ context }) => getQueryClient(context).ensureQueryData(mailbox(context.api)),
  component: Mailbox,
});

function Mailbox() {
  const { api } = Route.useRouteContext();
  const { data } = useSuspenseQuery(mailbox(api));
  return <MailboxPage messages={data.messages} />;
}
