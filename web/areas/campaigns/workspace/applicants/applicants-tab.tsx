import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { CampaignApplicantPage } from '#contract/hiring/applicants.ts';
import { responseWords } from '#domain/businesses/response-words.ts';
import type { CampaignStatus } from '#domain/campaigns/campaign-states.ts';
import { Pager } from '#web/components/admin/pager.tsx';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { useView } from '#web/components/admin/use-view.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { ApplicantsBar } from './applicants-bar.tsx';
import { ApplicantsList } from './applicants-list.tsx';
import { applicantsOptions } from './applicants-options.ts';
import type { ApplicantsView } from './applicants-view.ts';

const InviteDrawer = lazyPart(async () => (await import('./invite-drawer.tsx')).InviteDrawer);

/** Nobody can apply to these anymore. */
const OVER: readonly CampaignStatus[] = ['closed', 'completed', 'expired', 'cancelled'];

type ApplicantsTabProps = {
  business_id: string;
  campaign: { id: string; title: string; status: CampaignStatus; is_offer: boolean };
  /** The campaign's identifier and the search parameters in the address. */
  identifier: string;
  view: ApplicantsView & { tab?: string; as?: string; invite?: string };
  now: Date;
};

/** The applicants of a campaign: search, read, compare and decide. For an admin (`as`) it is read-only. */
export function ApplicantsTab({ business_id, campaign, identifier, view, now }: ApplicantsTabProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const place = { id: business_id, identifier };
  const list = useInfiniteQuery({
    ...applicantsOptions(api, place, view),
    placeholderData: keepPreviousData,
  });
  const { change, hrefOf } = useView(`/business/campaigns/${identifier}`, view);
  const [isInviting, setInviting] = useState(false);
  const canInvite = view.as === undefined && campaign.status === 'live' && !campaign.is_offer;
  const onInvite = canInvite ? () => setInviting(true) : null;
  const isReadOnly = view.as !== undefined;
  const rows = list.data?.pages.flatMap((page) => page.applicants) ?? [];
  const latest = list.data?.pages.at(-1);
  return (
    <section
      aria-label={campaign.is_offer ? 'Creators' : 'Applicants'}
      className={`max-md:flex max-md:flex-col ${view.open ? 'md:pr-[30rem]' : ''}`}
    >
      <ApplicantsBar view={view} counts={latest?.counts} onChange={change} onInvite={onInvite} />
      {latest ? (
        <>
          {campaign.is_offer ? null : <PromiseLine {...latest} />}
          <ApplicantsList
            place={place}
            campaignId={campaign.id}
            isOffer={campaign.is_offer}
            rows={rows}
            page={latest}
            view={view}
            isReadOnly={isReadOnly}
            hrefOf={(open) => hrefOf({ open })}
            onChange={change}
            isOver={OVER.includes(campaign.status)}
            onInvite={onInvite}
            now={now}
          />
          <Pager
            className="md:px-10"
            shown={rows.length}
            noun={campaign.is_offer ? ['creator', 'creators'] : ['applicant', 'applicants']}
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
      {canInvite && (isInviting || view.invite === 'true') ? (
        <Suspense>
          <InviteDrawer
            place={place}
            title={campaign.title}
            onClose={() => {
              setInviting(false);
              if (view.invite) change({ invite: '' }, { replace: true });
            }}
          />
        </Suspense>
      ) : null}
    </section>
  );
}

type PromiseLineProps = Pick<CampaignApplicantPage, 'decide_by' | 'response_time' | 'can_choose'>;

/** The decision time promised to creators, and the record so far. Creators see the same. */
function PromiseLine({ decide_by, response_time, can_choose }: PromiseLineProps) {
  const measured = responseWords(response_time.median_hours);
  const until = can_choose && decide_by ? `You’ll answer everyone by ${dayOf(decide_by)}.` : null;
  const kept = measured ? `“${measured}”, measured on your last answers.` : null;
  if (until === null && kept === null) return null;
  return (
    <p className="bg-surface px-4 py-2 text-hint text-ink-2 max-md:order-last max-md:bg-paper md:border-line md:border-b md:px-10">
      {[until, kept].filter(Boolean).join(' ')} Creators see this when they apply.
    </p>
  );
}

const DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });

/** "Jul 15": a New York date, in any time zone. */
function dayOf(date: string): string {
  return DAY.format(new Date(`${date}T00:00:00Z`));
}
