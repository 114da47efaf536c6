import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '../../../head.ts';
import { ApplyPage } from '../../../pages/home/apply-page.tsx';
import { loadStanding } from '../../../session/load-standing.ts';
import { standingOptions } from '../../../session/standing-options.ts';
import { useBar } from '../../../session/use-bar.ts';
import { useOwnAccount } from '../../../session/use-own-account.ts';

export const Route = createFileRoute('/_member/apply/')({
  loader: loadStanding,
  head: ({ match }) => describePage(match.context.site, { path: '/apply', title: 'Apply' }),
  component: Apply,
});

function Apply() {
  const { api } = Route.useRouteContext();
  const { data: standing } = useSuspenseQuery(standingOptions(api));
  return <ApplyPage bar={useBar('/apply')} statusNote={standing.status_note} {...useOwnAccount()} />;
}
