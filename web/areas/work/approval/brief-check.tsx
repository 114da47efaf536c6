import type { Collaboration } from '#contract/work/collaborations.ts';
import type { Deliverable, Submission } from '#contract/work/deliverables.ts';
import { linesFor } from '#domain/work/brief-lines.ts';
import { dayWords } from '#web/components/time/moment.ts';
import { callCreator, measuredFor } from '#web/components/work/work-words.ts';
import { CheckedLine } from './checked-line.tsx';
import type { Notes, NotesEditor } from './use-notes.ts';

type BriefCheckProps = {
  work: Collaboration;
  deliverable: Deliverable;
  shown: Submission | undefined;
  notes: Notes;
  /** Null if no decision is possible. */
  editor: NotesEditor | null;
  canCite: boolean;
  /** The position in the video; null for pictures. */
  time: () => number | null;
  onSeek: (seconds: number) => void;
  now: Date;
};

/** Brief line by line: fulfilled lines, measurements, and missing lines. */
export function BriefCheck({
  work,
  deliverable,
  shown,
  notes,
  editor,
  canCite,
  time,
  onSeek,
  now,
}: BriefCheckProps) {
  const { contract } = work;
  const values = {
    creator: callCreator(work),
    shop: work.business.business_name,
    campaign: work.campaign.title,
  };
  const file = shown?.files[0];
  return (
    <section aria-labelledby="the-brief" className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b pb-3">
        <h2 id="the-brief" className="type-block-title">
          Brief
        </h2>
        <p className="num text-base text-ink-2">
          Version {contract.brief_version}, agreed {dayWords(contract.agreed_at, now)}
        </p>
      </div>
      <ol>
        {linesFor(contract.brief, deliverable).map((line) => (
          <CheckedLine
            key={line.line}
            line={line}
            measured={measuredFor(line.text, file)}
            isIn={notes.marks.has(line.line)}
            inAt={notes.marks.get(line.line) ?? null}
            change={notes.changes.get(line.line) ?? null}
            editor={editor}
            canCite={canCite}
            values={values}
            hasFilm={file?.is_video ?? false}
            time={time}
            onSeek={onSeek}
          />
        ))}
      </ol>
      <p className="mt-4 text-base text-ink-2">
        {canCite || editor === null
          ? 'Each change must refer to a line of the brief. Anything new needs a new agreement.'
          : 'No rounds of changes left. If something is still missing, open a dispute.'}
      </p>
    </section>
  );
}
