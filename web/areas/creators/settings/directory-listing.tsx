import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { startTransition, useOptimistic } from 'react';
import { call } from '#web/api/call.ts';
import { apiQuery } from '#web/api/query.ts';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { useAction } from '#web/session/use-action.ts';
import { Switch } from '#web/ui/switch.tsx';

const PATH = 'GET /api/creators/me/directory-listing';

/** The creator's own decision, with what shops see of them. */
export function DirectoryListing() {
  const { api } = useRouteContext({ from: '__root__' });
  const { data, error } = useQuery(apiQuery(api, PATH));
  const [isListed, showAtOnce] = useOptimistic(data?.is_listed ?? true);
  const { run } = useAction(
    (reach, is_listed: boolean) =>
      call(reach, 'PUT /api/creators/me/directory-listing', { body: { is_listed } }),
    { after: PATH, failed: 'Couldn’t change it', isParallel: true, turn: 'directory-listing' },
  );

  function change(is_listed: boolean) {
    startTransition(async () => {
      showAtOnce(is_listed);
      await run(is_listed);
    });
  }

  if (data === undefined) return <RecordPending error={error} />;
  return (
    <>
      <Switch
        tone="ink"
        checked={isListed}
        onChange={(event) => change(event.target.checked)}
        hint="Shops can find you in the directory and on its map, save you to a list, invite you and offer you jobs."
      >
        Show me in the directory
      </Switch>
      <ul className="mt-4 grid list-disc gap-1 pl-5 text-md text-ink-2">
        <li>Shops see your photo, name, neighborhood, languages, what you make and your lowest price.</li>
        <li>
          They see your follower counts with their source, your reviews, and how often you were on time.
        </li>
        <li>They never see your email, your mailing address, or your exact location.</li>
        <li>
          If you turn this off, you leave the directory and search right away, and lists show you as no longer
          listed. You can still apply to campaigns, and shops you’ve dealt with can still open your profile.
        </li>
      </ul>
    </>
  );
}
