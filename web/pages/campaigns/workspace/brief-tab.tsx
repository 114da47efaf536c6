import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { listBriefVersionsOptions } from '#web/api/generated/@tanstack/react-query.gen.ts';
import { BriefView } from '#web/components/campaigns/brief/brief-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { BriefHistory } from './brief-history.tsx';
import type { WorkspaceProps } from './workspace-page.tsx';

/** What creators are asked for, and how that changed. */
export function BriefTab({ campaign, shop, now }: WorkspaceProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data, isError, refetch } = useQuery(
    listBriefVersionsOptions({ ...api, path: { id: shop.id, identifier: campaign.id } }),
  );
  return (
    <section aria-label="Brief" className="mx-auto max-w-[60rem] px-4 py-6 md:py-8">
      {data ? (
        <>
          <BriefView brief={data.versions[0]?.brief ?? data.current} />
          <BriefHistory versions={data.versions} now={now} />
        </>
      ) : isError ? (
        <div className="grid justify-items-start gap-3">
          <p className="text-md text-ink-2">The brief did not load.</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      ) : (
        <div className="grid gap-3">
          <Skeleton className="h-6 w-1/3" />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-24 w-full" />
        </div>
      )}
    </section>
  );
}
