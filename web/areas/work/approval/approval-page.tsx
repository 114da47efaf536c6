import type { Collaboration } from '#contract/work/collaborations.ts';
import type { Deliverable } from '#contract/work/deliverables.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { HelpLine } from '#web/components/help/help-line.tsx';
import { NumbersOfWork } from '#web/components/numbers/numbers-of-work.tsx';
import { RatingsAfterWork } from '#web/components/ratings/ratings-after-work.tsx';
import { useFocusAfter } from '#web/components/use-focus-after.ts';
import { ViewingBanner } from '#web/components/viewing-banner.tsx';
import { stepOf } from '#web/components/work/step-of.ts';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { ApprovalBody } from './approval-body.tsx';
import { ApprovalHead } from './approval-head.tsx';
import { DeliverableNav } from './deliverable-nav.tsx';

type ApprovalPageProps = {
  bar: AppBarProps;
  work: Collaboration;
  view: { deliverable?: string; as?: string };
  /** The business an admin views. */
  viewingAs: string | null;
  now: Date;
};

/** A creator's work, for the business to review and decide. */
export function ApprovalPage({ bar, work, view, viewingAs, now }: ApprovalPageProps) {
  const deliverable = shownDeliverable(work.deliverables, view.deliverable);
  useFocusAfter(stepOf(work), () => document.querySelector('#main aside h2'));
  if (deliverable === undefined) throw new Error('Work without anything to make is never agreed on');
  return (
    <AreaLayout bar={bar}>
      {viewingAs ? <ViewingBanner businessName={viewingAs} /> : null}
      <ApprovalHead work={work} deliverable={deliverable} as={view.as} now={now} />
      <DeliverableNav work={work} currentId={deliverable.id} as={view.as} />
      <ApprovalBody
        key={`${deliverable.id} ${deliverable.version}`}
        work={work}
        deliverable={deliverable}
        canAct={viewingAs === null}
        now={now}
      />
      {deliverable.post_url === null ? null : (
        <div className="mx-auto max-w-[77.5rem] px-4 pt-8 md:px-10">
          <NumbersOfWork work={work} side="business" deliverableId={deliverable.id} />
        </div>
      )}
      <HelpLine
        page="reviewing-drafts"
        about={viewingAs === null ? { type: 'collaboration', id: work.id } : null}
        className="mx-auto max-w-[77.5rem] px-4 pt-6 md:px-10"
      >
        How reviewing works
      </HelpLine>
      {work.status === 'completed' ? (
        <div className="mx-auto max-w-[77.5rem] px-4 pt-8 pb-4 md:px-10">
          <RatingsAfterWork collaborationId={work.id} />
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
