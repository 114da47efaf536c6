import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '../../../head.ts';
import { ApplyStatusPage } from '../../../pages/home/apply-status-page.tsx';
import { loadStanding } from '../../../session/load-standing.ts';
import { standingOptions } from '../../../session/standing-options.ts';
import { useBar } from '../../../session/use-bar.ts';
import { useOwnAccount } from '../../../session/use-own-account.ts';

export const Route = createFileRoute('/_member/apply/status')({
  loader: loadStanding,
  head: ({ match }) =>
    describePage(match.context.site, { path: '/apply/status', title: 'Application status' }),
  component: ApplyStatus,
});

function ApplyStatus() {
  const { api, site } = Route.useRouteContext();
  const { data: standing } = useSuspenseQuery(standingOptions(api));
  return (
    <ApplyStatusPage
      bar={useBar('/apply/status')}
      statusNote={standing.status_note}
      canApplyAgainAt={standing.can_apply_again_at}
      contactEmail={site.contact_email}
      {...useOwnAccount()}
    />
  );
}
