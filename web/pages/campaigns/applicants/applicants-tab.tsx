import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { CampaignStatus } from '#domain/campaign-states.ts';
import { Pager } from '#web/components/admin/pager.tsx';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { useView } from '#web/components/admin/use-view.ts';
import { ApplicantsBar } from './applicants-bar.tsx';
import { ApplicantsList } from './applicants-list.tsx';
import { applicantsOptions } from './applicants-options.ts';
import type { ApplicantsView } from './applicants-view.ts';
import { PromiseLine } from './promise-line.tsx';

const InviteDrawer = lazy(async () => ({ default: (await import('./invite-drawer.tsx')).InviteDrawer }));

type ApplicantsTabProps = {
  business_id: string;
  campaign: { id: string; title: string; status: CampaignStatus };
  /** What its address calls it, and all else that stands there. */
  identifier: string;
  view: ApplicantsView & { tab?: string; as?: string };
  now: Date;
};

/** Who applied for one campaign: found, read, compared and decided on. An admin (`as`) only looks. */
export function ApplicantsTab({ business_id, campaign, identifier, view, now }: ApplicantsTabProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const place = { id: business_id, identifier };
  const list = useInfiniteQuery({
    ...applicantsOptions(api, place, view),
    placeholderData: keepPreviousData,
  });
  const { change, hrefOf } = useView(`/business/campaigns/${identifier}`, view);
  const [isInviting, setInviting] = useState(false);
  const isReadOnly = view.as !== undefined;
  const rows = list.data?.pages.flatMap((page) => page.applicants) ?? [];
  const latest = list.data?.pages.at(-1);
  return (
    <section aria-label="Applicants" className={view.open ? 'md:pr-[30rem]' : ''}>
      <ApplicantsBar
        view={view}
        counts={latest?.counts}
        onChange={change}
        onInvite={isReadOnly || campaign.status !== 'live' ? null : () => setInviting(true)}
      />
      {latest ? (
        <>
          <PromiseLine {...latest} />
          <ApplicantsList
            place={place}
            campaignId={campaign.id}
            rows={rows}
            page={latest}
            view={view}
            isReadOnly={isReadOnly}
            hrefOf={(open) => hrefOf({ open })}
            onChange={change}
            now={now}
          />
          <Pager
            className="md:px-10"
            shown={rows.length}
            noun={['applicant', 'applicants']}
            hasMore={list.hasNextPage}
            isLoading={list.isFetchingNextPage}
            onMore={() => list.fetchNextPage()}
          />
        </>
      ) : (
        <div className="bg-surface px-4 py-6 md:px-10">
          <RecordPending error={list.error} />
        </div>
      )}
      {isInviting ? (
        <Suspense>
          <InviteDrawer place={place} title={campaign.title} onClose={() => setInviting(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
