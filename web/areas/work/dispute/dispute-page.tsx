import { ArrowLeft } from 'lucide-react';
import type { Dispute, DisputeStart } from '#contract/work/disputes.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { DisputeBadge } from '#web/components/disputes/dispute-badge.tsx';
import { placeOf } from '#web/components/disputes/use-statement-files.ts';
import { HelpLine } from '#web/components/help/help-line.tsx';
import { Link } from '#web/components/link.tsx';
import { useNow } from '#web/components/time/use-now.ts';
import { ViewingBanner } from '#web/components/viewing-banner.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { DisputeView } from './dispute-view.tsx';
import { OpenPart } from './open-part.tsx';

type DisputePageProps = {
  bar: AppBarProps;
  start: DisputeStart;
  /** The newest dispute about this work; null if there is none. */
  dispute: Dispute | null;
  workHref: string;
  viewingAs?: string | null;
};

/** The page on which both sides of a dispute make their statements and read the decision. */
export function DisputePage({ bar, start, dispute, workHref, viewingAs = null }: DisputePageProps) {
  const now = useNow();
  const other = start.side === 'creator' ? start.business_name : start.creator_name;
  const canOpen = start.side !== 'admin' && start.refusal === null;
  return (
    <AreaLayout bar={bar}>
      {viewingAs ? <ViewingBanner businessName={viewingAs} /> : null}
      <div className="mx-auto max-w-[77.5rem] px-4 pt-4 pb-12 md:px-10 md:pt-8">
        <Link
          href={workHref}
          className="inline-flex min-h-11 items-center gap-2 text-base text-ink-2 hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4 stroke-[1.75]" />
          Back to work
        </Link>
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <p className="text-md break-words text-ink-2">
              {start.campaign_title}, with {other}
            </p>
            <h1 className="type-page-title">
              {canOpen ? 'Open a dispute' : dispute ? 'Dispute' : 'No dispute'}
            </h1>
          </div>
          {dispute && !canOpen ? <DisputeBadge status={dispute.status} /> : null}
        </div>
        {canOpen ? <OpenPart start={start} /> : null}
        {dispute ? (
          <div className={canOpen ? 'mt-14' : ''}>
            {canOpen ? <h2 className="type-section-title mb-5">Last dispute</h2> : null}
            <DisputeView dispute={dispute} place={placeOf(start)} now={now} />
          </div>
        ) : null}
        <HelpLine
          page="disputes"
          about={viewingAs === null ? { type: 'collaboration', id: start.collaboration_id } : null}
          className="mt-8"
        >
          How disputes work
        </HelpLine>
        {!canOpen && dispute === null ? (
          <EmptyState
            words="ALL GOOD"
            title="No dispute about this work"
            hint={start.refusal ?? 'Admins open one for a side in the payment of this work.'}
            action={
              <ButtonLink render={(look) => <Link href={workHref} {...look} />}>Back to work</ButtonLink>
            }
            className="max-w-[34rem]"
          />
        ) : null}
      </div>
    </AreaLayout>
  );
}
