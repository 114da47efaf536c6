import type { Collaboration, Deliverable } from '#contract/collaborations.ts';
import { useUploads } from '#web/components/media/use-uploads.ts';
import { ChangeList } from '#web/components/work/change-list.tsx';
import { DeliverableHead } from '#web/components/work/deliverable-head.tsx';
import { StepProblem } from '#web/components/work/step-problem.tsx';
import { useStep } from '#web/components/work/use-step.ts';
import type { CreatorDeeds } from '#web/components/work/work-deeds.ts';
import { callBusiness, counted } from '#web/components/work/work-words.ts';
import { Card } from '#web/ui/card.tsx';
import { DraftTray } from './draft-tray.tsx';
import { DueWords } from './due-words.tsx';
import { LateNote } from './late-note.tsx';
import { SendForm } from './send-form.tsx';

type MakeCardProps = { work: Collaboration; deliverable: Deliverable; deeds: CreatorDeeds; now: Date };

/** The next version of one thing: what was asked for, the files, the words, and off it goes. */
export function MakeCard({ work, deliverable, deeds, now }: MakeCardProps) {
  const { id, note, submissions, status, version } = deliverable;
  const place = { entity_type: 'creator', entity_id: work.creator.id, role: 'submission' } as const;
  const uploads = useUploads(place, { lane: id, onReady: (file) => deeds.addToDraft(id, file.id) });
  const { run, problem } = useStep();
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
        <section aria-label="What was asked for" className="mt-4 rounded-large border border-line p-4 md:p-5">
          <h4 className="type-item mb-3">
            {callBusiness(work)} asked for {asked.length === 1 ? 'a change' : counted(asked.length, 'change')}
            <span className="font-normal text-ink-2">, on version {version}</span>
          </h4>
          <ChangeList changes={asked} />
        </section>
      ) : null}
      {version > 0 && deliverable.draft_files.length > 0 ? (
        <p className="mt-4 text-md text-ink-2">
          The files of version {version} are in here already. Take out what you replace.
        </p>
      ) : null}
      <DraftTray
        deliverable={deliverable}
        uploads={uploads}
        keepDraft={deeds.keepDraft}
        onProblem={(deed) => void run(deed)}
      />
      <StepProblem problem={problem} className="mt-3" />
      <SendForm
        work={work}
        deliverable={deliverable}
        uploading={uploads.uploads.filter(({ state }) => state !== 'failed').length}
        onSend={(words) => deeds.submit(id, { ...words, version: version + 1 })}
      />
    </Card>
  );
}

function roundsWords({ version, rounds_left }: Deliverable): string {
  if (version === 0) return 'Nothing sent yet';
  return rounds_left === 0
    ? 'This was the last round of changes'
    : `${counted(rounds_left, 'round')} of changes left`;
}
