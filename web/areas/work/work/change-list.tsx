import { CornerDownRight } from 'lucide-react';
import type { Submission } from '#contract/work/deliverables.ts';
import { clockOf } from '#web/components/work/work-words.ts';

type ChangeListProps = {
  changes: Submission['change_requests'];
  /** The creator's note on the version that followed. */
  reply?: { words: string; version: number; by: string } | null;
};

/** The requested changes: the line of the brief, the position in the video, the note, and the reply. */
export function ChangeList({ changes, reply }: ChangeListProps) {
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4">
        {changes.map(({ brief_line, brief_text, words, at_seconds }) => (
          <li key={brief_line}>
            <div className="border-ink border-l-3 pl-3">
              <p className="num text-base text-ink-2">
                Brief, line {brief_line}
                {at_seconds === null ? '' : `, at ${clockOf(at_seconds)}`}
              </p>
              <p className="text-md font-medium wrap-anywhere">{brief_text}</p>
            </div>
            <p className="mt-2 text-md wrap-anywhere">“{words}”</p>
          </li>
        ))}
      </ul>
      {reply?.words ? (
        <p className="flex gap-2.5 border-line border-t pt-3 text-md text-ink-2">
          <CornerDownRight aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 stroke-[1.75]" />
          <span className="min-w-0 wrap-anywhere">
            {reply.by}, in version {reply.version}: “{reply.words}”
          </span>
        </p>
      ) : null}
    </div>
  );
}
