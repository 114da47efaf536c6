import { type ReactNode, Suspense } from 'react';
import type { Collaboration } from '#contract/work/collaborations.ts';
import type { Deliverable } from '#contract/work/deliverables.ts';
import { nameDeliverable } from '#domain/campaigns/deliverables.ts';
import { isOpenCollaboration } from '#domain/work/collaboration-states.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { HelpLine } from '#web/components/help/help-line.tsx';
import { HydrationMark } from '#web/components/hydration-mark.tsx';
import { NumbersOfWork } from '#web/components/numbers/numbers-of-work.tsx';
import { RatingsAfterWork } from '#web/components/ratings/ratings-after-work.tsx';
import { useFocusAfter } from '#web/components/use-focus-after.ts';
import { DisputeLink } from '#web/components/work/dispute-link.tsx';
import { stepOf } from '#web/components/work/step-of.ts';
import { callBusiness } from '#web/components/work/work-words.ts';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { Card } from '#web/ui/card.tsx';
import { Count } from '#web/ui/count.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { BriefCard } from './brief-card.tsx';
import { CancelCard } from './cancel-card.tsx';
import { ContractCard } from './contract-card.tsx';
import { DeliverableHead } from './deliverable-head.tsx';
import { DoneList } from './done-list.tsx';
import { MakeCard } from './make-card.tsx';
import { OutcomeCard } from './outcome-card.tsx';
import { ShipmentCard } from './shipment-card.tsx';
import { StartCard } from './start-card.tsx';
import { WaitingCard } from './waiting-card.tsx';
import { WorkHead } from './work-head.tsx';

const PostCard = lazyPart(async () => (await import('./post-card.tsx')).PostCard);
const LinkCard = lazyPart(async () => (await import('./link-card.tsx')).LinkCard);

type WorkPageProps = {
  bar: AppBarProps;
  work: Collaboration;
  now: Date;
};

/** A creator's page for one piece of work. */
export function WorkPage({ bar, work, now }: WorkPageProps) {
  const disputeHref = `/creator/work/${work.id}/dispute`;
  const isOpen = isOpenCollaboration(work.status);
  useFocusAfter(stepOf(work), () => document.querySelector('#main h2'));
  return (
    <AreaLayout bar={bar}>
      <div className="mx-auto max-w-[77.5rem] px-4 pt-4 pb-12 md:px-10 md:pt-8">
        <WorkHead work={work} now={now} />
        <div className="mt-6 grid gap-x-10 gap-y-10 md:mt-8 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:items-start">
          <div className="grid min-w-0 gap-10">
            <OutcomeCard work={work} disputeHref={disputeHref} now={now} />
            {work.status === 'completed' ? <RatingsAfterWork collaborationId={work.id} /> : null}
            {work.shipment && isOpen ? <ShipmentCard work={work} shipment={work.shipment} now={now} /> : null}
            {work.status === 'contracted' ? <StartCard work={work} now={now} /> : null}
            <Turns work={work} now={now} />
            <Suspense>
              <HydrationMark>
                <LinkCard work={work} />
              </HydrationMark>
            </Suspense>
            <NumbersOfWork work={work} side="creator" />
          </div>
          <aside aria-label="Agreement" className="grid min-w-0 gap-5">
            <ContractCard work={work} now={now} />
            <BriefCard work={work} now={now} />
            <HelpLine page="deadlines" about={{ type: 'collaboration', id: work.id }}>
              How deadlines work
            </HelpLine>
            {isOpen && work.status !== 'disputed' ? (
              <div className="grid justify-items-start gap-3">
                {work.status === 'contracted' && work.cancel_refusal === null ? null : (
                  <DisputeLink href={disputeHref} />
                )}
                <CancelCard work={work} />
              </div>
            ) : null}
          </aside>
        </div>
      </div>
    </AreaLayout>
  );
}

type TurnsProps = { work: Collaboration; now: Date };

function Turns({ work, now }: TurnsProps) {
  const isOpen = isOpenCollaboration(work.status);
  const turn = (side: Deliverable['turn']) =>
    work.deliverables.filter((one) => (isOpen ? one.turn : null) === side);
  const mine = turn('creator').filter((one) => !one.is_in_dispute);
  const frozen = turn('creator').filter((one) => one.is_in_dispute);
  const theirs = turn('business');
  const done = turn(null);
  const hasStarted = work.status !== 'contracted';
  const isHere = work.shipment === null || work.shipment.status === 'received';
  return (
    <>
      {mine.length > 0 && hasStarted && isHere ? (
        <Section id="your-turn" title="Your turn" count={mine.length}>
          {mine.map((deliverable) =>
            deliverable.status === 'approved' ? (
              <Suspense key={deliverable.id}>
                <HydrationMark>
                  <PostCard work={work} deliverable={deliverable} now={now} />
                </HydrationMark>
              </Suspense>
            ) : (
              <MakeCard key={deliverable.id} work={work} deliverable={deliverable} now={now} />
            ),
          )}
        </Section>
      ) : null}
      {frozen.length > 0 ? (
        <Section id="frozen" title="Paused">
          {frozen.map((deliverable) => (
            <Card key={deliverable.id} as="article" aria-label={nameDeliverable(deliverable)}>
              <DeliverableHead
                deliverable={deliverable}
                text="There’s nothing to do until the dispute is decided."
              />
            </Card>
          ))}
        </Section>
      ) : null}
      {theirs.length > 0 ? (
        <Section id="their-turn" title={`${callBusiness(work)}’s turn`}>
          {theirs.map((deliverable) => (
            <WaitingCard key={deliverable.id} work={work} deliverable={deliverable} now={now} />
          ))}
        </Section>
      ) : null}
      {done.length > 0 ? (
        <Section id="done" title={isOpen ? 'Done' : 'Summary'}>
          <DoneList deliverables={done} now={now} />
        </Section>
      ) : null}
    </>
  );
}

type SectionProps = { id: string; title: string; count?: number; children: ReactNode };

function Section({ id, title, count, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="type-block-title mb-4 flex items-center gap-2.5 wrap-anywhere">
        {title}
        {count ? <Count value={count} tone="accent" of="waiting for you" /> : null}
      </h2>
      <div className="grid gap-4">{children}</div>
    </section>
  );
}
