import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { useBar } from '#web/session/use-bar.ts';
import { RequestsPage } from './requests-page.tsx';
import { ownRequestsOptions } from './support-options.ts';

export const Route = createFileRoute('/_member/help/requests/')({
  loader: async ({ context }) => {
    await getQueryClient(context).ensureInfiniteQueryData(ownRequestsOptions(context.api));
  },
  head: titled('Your requests'),
  component: Requests,
});

function Requests() {
  return <RequestsPage bar={useBar('/help')} />;
}
