import type { Collaboration, Deliverable } from '#contract/work/collaborations.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { Afterwards } from '#web/components/reviews/afterwards.tsx';
import { ViewingBanner } from '#web/components/viewing-banner.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { DeliverableNav } from './deliverable-nav.tsx';
import { ReviewBody } from './review-body.tsx';
import { ReviewHead } from './review-head.tsx';

type ReviewPageProps = {
  bar: AppBarProps;
  work: Collaboration;
  view: { deliverable?: string; as?: string };
  /** The business an admin views. */
  viewingAs: string | null;
  now: Date;
};

/** A creator's work, for the business to review and decide. */
export function ReviewPage({ bar, work, view, viewingAs, now }: ReviewPageProps) {
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
        canAct={viewingAs === null}
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

/** The deliverable in the address, else the first one that needs the business: drafts, then late work. */
function shownDeliverable(
  deliverables: readonly Deliverable[],
  asked: string | undefined,
): Deliverable | undefined {
  return (
    deliverables.find(({ id }) => id === asked) ??
    deliverables.find(({ turn }) => turn === 'business') ??
    deliverables.find(({ is_late }) => is_late) ??
    deliverables[0]
  );
}
