import { useRef, useState } from 'react';
import type { Collaboration } from '#contract/work/collaborations.ts';
import type { Deliverable } from '#contract/work/deliverables.ts';
import { isOpenCollaboration } from '#domain/work/collaboration-states.ts';
import { isDone } from '#domain/work/deliverable-states.ts';
import { callCreator } from '#web/components/work/work-words.ts';
import { BriefCheck } from './brief-check.tsx';
import { DecideCall } from './decide-call.tsx';
import { DoneCall } from './done-call.tsx';
import type { PlayerHandle } from './player.tsx';
import { PostedCall } from './posted-call.tsx';
import { ShipmentCall } from './shipment-call.tsx';
import { Stage } from './stage.tsx';
import { type Notes, notesOf, useNotes } from './use-notes.ts';
import { WaitingCall } from './waiting-call.tsx';

export type ApprovalBodyProps = {
  work: Collaboration;
  deliverable: Deliverable;
  /** False for an admin, whose view is read-only. */
  canAct: boolean;
  now: Date;
};

/** The video, the brief and the decision, side by side. */
export function ApprovalBody({ work, deliverable, canAct, now }: ApprovalBodyProps) {
  const { submissions, status } = deliverable;
  const newest = submissions[0];
  const [version, setVersion] = useState(newest?.version);
  const shown = submissions.find((one) => one.version === version) ?? newest;
  const player = useRef<PlayerHandle>(null);
  const { notes, editor, forget } = useNotes(deliverable.id, newest);
  const isNewest = shown === newest;
  const isDecided = status !== 'submitted' || !canAct || work.status === 'disputed';
  // Unsent notes belong to an undecided version; a decided version shows the notes that were sent.
  const seen = isNewest && !isDecided ? notes : notesOf(shown);
  const pins = [
    ...seen.marks,
    ...[...seen.changes].map(([line, { at_seconds }]) => [line, at_seconds] as const),
  ].flatMap(([line, at]) => (at === null ? [] : [{ line, at }]));
  return (
    <div className="flex flex-col lg:grid lg:grow lg:grid-cols-[minmax(0,1fr)_25rem]">
      <div
        className={`grid gap-x-11 gap-y-8 px-4 md:px-10 md:pt-6 lg:pb-10 ${shown ? 'md:grid-cols-[minmax(15rem,21.5rem)_minmax(0,1fr)] md:items-start' : 'pt-6'}`}
      >
        {shown ? (
          <Stage
            key={shown.version}
            workId={work.id}
            deliverable={deliverable}
            shown={shown}
            onShow={setVersion}
            pins={pins}
            ref={player}
          />
        ) : (
          <p className="type-prose text-ink-2">
            {isDone(deliverable.kind, deliverable.status)
              ? `${callCreator(work)} didn’t send anything.`
              : `${callCreator(work)} hasn’t sent anything yet. The first draft will appear here.`}
          </p>
        )}
        <BriefCheck
          work={work}
          deliverable={deliverable}
          shown={shown}
          notes={seen}
          editor={isDecided || !isNewest ? null : editor}
          canCite={deliverable.rounds_left > 0}
          time={() => player.current?.time() ?? null}
          onSeek={(seconds) => player.current?.seek(seconds)}
          now={now}
        />
      </div>
      <Call work={work} deliverable={deliverable} canAct={canAct} now={now} notes={notes} onSent={forget} />
    </div>
  );
}

function Call({ notes, onSent, ...props }: ApprovalBodyProps & { notes: Notes; onSent: () => void }) {
  const { work, deliverable } = props;
  const disputeHref = `/business/campaigns/${work.campaign.identifier}/work/${work.id}/dispute`;
  if (!isOpenCollaboration(work.status) || work.status === 'disputed' || deliverable.turn === null) {
    return <DoneCall {...props} disputeHref={disputeHref} />;
  }
  if (deliverable.status === 'submitted') {
    return <DecideCall {...props} notes={notes} onSent={onSent} disputeHref={disputeHref} />;
  }
  if (work.shipment && work.shipment.status !== 'received') {
    return <ShipmentCall {...props} shipment={work.shipment} disputeHref={disputeHref} />;
  }
  if (deliverable.status === 'posted') return <PostedCall {...props} disputeHref={disputeHref} />;
  return <WaitingCall {...props} disputeHref={disputeHref} />;
}
