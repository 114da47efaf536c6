import type { Collaboration } from '#contract/collaborations.ts';
import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { Afterwards } from '#web/components/reviews/afterwards.tsx';
import { ViewingBanner } from '#web/components/viewing-banner.tsx';
import type { BusinessDeeds } from '#web/components/work/work-deeds.ts';
import { DeliverableNav } from './deliverable-nav.tsx';
import { ReviewBody } from './review-body.tsx';
import { ReviewHead } from './review-head.tsx';
import { shownDeliverable } from './shown-deliverable.ts';

type ReviewPageProps = {
  bar: AppBarProps;
  work: Collaboration;
  view: { deliverable?: string; as?: string };
  /** Null for an admin, who only looks. */
  deeds: BusinessDeeds | null;
  viewingAs: string | null;
  now: Date;
};

/** One creator's work as the business looks at it and decides. */
export function ReviewPage({ bar, work, view, deeds, viewingAs, now }: ReviewPageProps) {
  const deliverable = shownDeliverable(work.deliverables, view.deliverable);
  if (deliverable === undefined) throw new Error('Work without anything to make is never agreed on');
  return (
    <AreaLayout bar={bar}>
      {viewingAs ? <ViewingBanner businessName={viewingAs} /> : null}
      <ReviewHead work={work} deliverable={deliverable} as={view.as} now={now} />
      <DeliverableNav work={work} currentId={deliverable.id} as={view.as} />
      <ReviewBody
        key={`${deliverable.id} ${deliverable.version}`}
        work={work}
        deliverable={deliverable}
        deeds={deeds}
        now={now}
      />
      {work.status === 'completed' ? (
        <div className="mx-auto max-w-[77.5rem] px-4 pt-8 pb-4 md:px-10">
          <Afterwards collaborationId={work.id} />
        </div>
      ) : null}
    </AreaLayout>
  );
}
