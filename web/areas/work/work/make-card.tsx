import type { Collaboration } from '#contract/work/collaborations.ts';
import type { Deliverable } from '#contract/work/deliverables.ts';
import { useUploads } from '#web/components/media/use-uploads.ts';
import { StepProblem } from '#web/components/work/step-problem.tsx';
import { callBusiness, counted } from '#web/components/work/work-words.ts';
import { Card } from '#web/ui/card.tsx';
import { ChangeList } from './change-list.tsx';
import { DeliverableHead } from './deliverable-head.tsx';
import { DraftTray } from './draft-tray.tsx';
import { DueWords } from './due-words.tsx';
import { LateNote } from './late-note.tsx';
import { SendForm } from './send-form.tsx';
import { useDraftFiles } from './use-draft-files.ts';

type MakeCardProps = { work: Collaboration; deliverable: Deliverable; now: Date };

/** The next version of a deliverable: requested changes, files, caption and the submit button. */
export function MakeCard({ work, deliverable, now }: MakeCardProps) {
  const { id, note, submissions, status, version } = deliverable;
  const place = { entity_type: 'creator', entity_id: work.creator.id, role: 'submission' } as const;
  const draft = useDraftFiles(work.id, id);
  const uploads = useUploads(place, { lane: id, onReady: (file) => draft.add(file.id) });
  const asked = status === 'changes_requested' ? (submissions[0]?.change_requests ?? []) : [];
  return (
    <Card as="article" aria-label={`Version ${version + 1}`}>
      <DeliverableHead
        deliverable={deliverable}
        text={note || roundsWords(deliverable)}
        when={<DueWords deliverable={deliverable} now={now} />}
      />
      <LateNote work={work} deliverable={deliverable} now={now} />
      {asked.length > 0 ? (
        <section aria-label="Requested changes" className="mt-4 rounded-large border border-line p-4 md:p-5">
          <h4 className="type-item mb-3">
            {callBusiness(work)} asked for {asked.length === 1 ? 'a change' : counted(asked.length, 'change')}
            <span className="font-normal text-ink-2">, on version {version}</span>
          </h4>
          <ChangeList changes={asked} />
        </section>
      ) : null}
      {version > 0 && deliverable.draft_files.length > 0 ? (
        <p className="mt-4 text-md text-ink-2">
          The files from version {version} are already here. Remove the ones you replace.
        </p>
      ) : null}
      <DraftTray deliverable={deliverable} uploads={uploads} onKeep={draft.keep} />
      <StepProblem problem={draft.problem} className="mt-3" />
      <SendForm
        work={work}
        deliverable={deliverable}
        uploading={uploads.uploads.filter(({ state }) => state !== 'failed').length}
      />
    </Card>
  );
}

function roundsWords({ version, rounds_left }: Deliverable): string {
  if (version === 0) return 'Nothing sent yet';
  return rounds_left === 0
    ? 'That was the last round of changes'
    : `${counted(rounds_left, 'round')} of changes left`;
}
