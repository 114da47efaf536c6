import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { startTransition, useOptimistic } from 'react';
import { call } from '#web/api/call.ts';
import { apiQuery } from '#web/api/query.ts';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { PublicLink } from '#web/components/settings/public-link.tsx';
import { useAction } from '#web/session/use-action.ts';
import { Switch } from '#web/ui/switch.tsx';

const PATH = 'GET /api/businesses/:id/public-page';

/** Whether the business and its open campaigns have public pages. The owner decides. */
export function PublicPageSettings({ businessId }: { businessId: string }) {
  const { api, site } = useRouteContext({ from: '__root__' });
  const params = { id: businessId };
  const { data, error } = useQuery(apiQuery(api, PATH, { params }));
  const [isOn, showAtOnce] = useOptimistic(data?.is_on ?? false);
  const { run } = useAction(
    (reach, is_on: boolean) =>
      call(reach, 'PUT /api/businesses/:id/public-page', { params, body: { is_on } }),
    { after: PATH, failed: 'Couldn’t change it', isParallel: true, turn: 'public-page' },
  );

  function change(is_on: boolean) {
    startTransition(async () => {
      showAtOnce(is_on);
      await run(is_on);
    });
  }

  if (data === undefined) return <RecordPending error={error} />;
  return (
    <>
      <Switch
        tone="ink"
        checked={isOn}
        onChange={(event) => change(event.target.checked)}
        hint="Anyone can open it without an account, and search engines can list it."
      >
        Public page
      </Switch>
      <ul className="mt-4 grid list-disc gap-1 pl-5 text-md text-ink-2">
        <li>
          It shows your name, photo, logo, industry, neighborhoods, description, website, social links,
          average rating and how fast you usually answer.
        </li>
        <li>Each open campaign gets a page with its brief, without the payout.</li>
        <li>It never shows your email or your street address.</li>
        <li>When you turn it off, all these pages are gone within a second.</li>
      </ul>
      {isOn ? <PublicLink url={`${site.app_url}${data.path}`} /> : null}
    </>
  );
}
