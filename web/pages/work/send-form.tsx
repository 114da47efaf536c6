import { type FormEvent, useState } from 'react';
import type { Collaboration, Deliverable } from '#contract/collaborations.ts';
import { CAPTION_MAX_LENGTH, postedOn, SUBMISSION_NOTE_MAX_LENGTH } from '#domain/deliverable-states.ts';
import { DISCLOSURE_LINE } from '#domain/disclosure.ts';
import { StepProblem } from '#web/components/work/step-problem.tsx';
import { useStep } from '#web/components/work/use-step.ts';
import { callBusiness, counted } from '#web/components/work/work-words.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast.ts';

type SendFormProps = {
  work: Collaboration;
  deliverable: Deliverable;
  /** How many files are on their way. */
  uploading: number;
  onSend: (words: { caption: string; note: string }) => Promise<void>;
};

/** The words of a version, and the button that sends it. */
export function SendForm({ work, deliverable, uploading, onSend }: SendFormProps) {
  const { kind, version, submissions, draft_files } = deliverable;
  const [caption, setCaption] = useState(submissions[0]?.caption ?? '');
  const [note, setNote] = useState('');
  const { run, isBusy, problem, say } = useStep();
  const hindrance = hindranceOf({ uploading, deliverable, caption });
  const name = callBusiness(work);
  const isAnswer = version > 0;
  const tooLong = caption.length > CAPTION_MAX_LENGTH || note.length > SUBMISSION_NOTE_MAX_LENGTH;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (hindrance) return say(hindrance);
    if (tooLong) return say('Cut the words to fit, then send it.');
    if (await run(() => onSend({ caption, note }))) {
      toast({ title: `Version ${version + 1} is with ${name}.`, variant: 'success' });
    }
  }

  return (
    <form onSubmit={submit} className="mt-4 grid gap-4">
      {draft_files.length > 0 || isAnswer ? (
        <>
          {postedOn(kind) === null ? null : (
            <TextArea
              label="Caption, as you will post it"
              hint={`${DISCLOSURE_LINE}.`}
              value={caption}
              limit={CAPTION_MAX_LENGTH}
              onChange={(event) => setCaption(event.target.value)}
            />
          )}
          <TextArea
            label={isAnswer ? 'What you changed' : `A note to ${name}`}
            hint={isAnswer ? `${name} reads it beside what was asked for.` : 'Optional.'}
            value={note}
            rows={2}
            limit={SUBMISSION_NOTE_MAX_LENGTH}
            onChange={(event) => setNote(event.target.value)}
          />
        </>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          size="touch"
          variant={hindrance ? 'secondary' : 'primary'}
          aria-disabled={hindrance ? true : undefined}
          loading={isBusy}
          className="max-md:w-full"
        >
          Send version {version + 1}
        </Button>
        {hindrance ? <p className="min-w-0 text-md text-ink-2">{hindrance}</p> : null}
      </div>
      <StepProblem problem={problem} />
    </form>
  );
}

type Draft = { uploading: number; deliverable: Deliverable; caption: string };

function hindranceOf({ uploading, deliverable, caption }: Draft): string | null {
  const { draft_files: files, quantity, version } = deliverable;
  if (uploading > 0) return `${counted(uploading, 'file')} still uploading. Send it when it is done.`;
  if (files.some(({ status }) => status === 'failed')) return 'Take out the file that cannot be used.';
  if (files.some(({ status }) => status === 'processing')) return 'A file is still being looked at.';
  if (files.length >= quantity) {
    const isSame = isLastVersion(deliverable, caption);
    return isSame
      ? `This is version ${version} as it was. Change a file or the caption, then send it.`
      : null;
  }
  return quantity === 1
    ? 'Add your file, then send it.'
    : `Add all ${quantity} files, then send them at once.`;
}

/** The same files in the same order, and the same words to post with them. */
function isLastVersion({ draft_files, submissions: [last] }: Deliverable, caption: string): boolean {
  if (last === undefined || last.caption !== caption) return false;
  const isThere = (id: string, at: number) => draft_files[at]?.media_file_id === id;
  return (
    last.files.length === draft_files.length &&
    last.files.every(({ media_file_id }, at) => isThere(media_file_id, at))
  );
}
