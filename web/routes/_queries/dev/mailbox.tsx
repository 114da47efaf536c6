import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { listMailboxOptions } from '../../../api/generated/@tanstack/react-query.gen.ts';
import type { ApiReach } from '../../../api/reach.ts';
import { titled } from '../../../head.ts';
import { MailboxPage } from '../../../pages/dev/mailbox-page.tsx';
import { getQueryClient } from '../../../router-context.ts';

const LOOK_EVERY_MS = 3_000;

const mailbox = (api: ApiReach) => ({
  ...listMailboxOptions(api),
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
