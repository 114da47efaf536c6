import { Suspense } from 'react';
import type { Collaboration } from '#contract/work/collaborations.ts';
import type { Deliverable } from '#contract/work/deliverables.ts';
import { shortName } from '#domain/campaigns/short-names.ts';
import { call } from '#web/api/call.ts';
import { useWorkChange } from '#web/components/work/use-work-change.ts';
import { callCreator } from '#web/components/work/work-words.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { approvalWords, approvedWords, heldWords, isReleasedBy, wayToNextVersion } from './call-words.ts';
import { type Notes, toWishes } from './use-notes.ts';

const FormDialogPanel = lazyPart(
  async () =>
    (await import('#web/components/forms/form-dialog-panel.tsx')).FormDialogPanel<never, Collaboration>,
);

export type DecideQuestionProps = {
  work: Collaboration;
  deliverable: Deliverable;
  notes: Notes;
  /** The decision was sent, so the notes can be deleted. */
  onSent: () => void;
  onClosed: () => void;
};

/** Approving can't be undone, so it is asked once more, with the money it moves. */
export function ApproveQuestion({ work, deliverable, notes, onSent, onClosed }: DecideQuestionProps) {
  const { id, version } = deliverable;
  const { marks } = toWishes(notes);
  return (
    <Suspense fallback={null}>
      <FormDialogPanel
        title={`Approve ${callCreator(work)}’s ${shortName(deliverable)}?`}
        description={`${approvalWords(work, deliverable)} You can’t undo this.`}
        names={[]}
        verb={isReleasedBy(work, deliverable) ? `Approve and release ${heldWords(work)}` : 'Approve'}
        safeVerb="Not yet"
        send={(api) =>
          call(api, 'POST /api/deliverables/:id/approval', { params: { id }, body: { version, marks } })
        }
        {...useDecision(work, onSent)}
        done={approvedWords(work, deliverable)}
        onClosed={onClosed}
      />
    </Suspense>
  );
}

/** The last round of changes: afterwards there is only the approval or a dispute. */
export function LastRoundQuestion({ work, deliverable, notes, onSent, onClosed }: DecideQuestionProps) {
  const { id, version } = deliverable;
  return (
    <Suspense fallback={null}>
      <FormDialogPanel
        title="Use your last round of changes?"
        description="You can approve the next version or open a dispute, but you can’t request more changes."
        names={[]}
        verb="Request changes"
        safeVerb="Not yet"
        send={(api) =>
          call(api, 'POST /api/deliverables/:id/changes', {
            params: { id },
            body: { version, ...toWishes(notes) },
          })
        }
        {...useDecision(work, onSent)}
        done={() => wayToNextVersion(work, deliverable)}
        onClosed={onClosed}
      />
    </Suspense>
  );
}

function useDecision(work: Collaboration, onSent: () => void) {
  const change = useWorkChange(work.id);
  return {
    ...change,
    after(answer: Collaboration) {
      change.after(answer);
      onSent();
    },
  };
}
