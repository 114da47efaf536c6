import type { FormEvent } from 'react';
import type { Collaboration } from '#contract/work/collaborations.ts';
import type { Deliverable } from '#contract/work/deliverables.ts';
import { DISCLOSURE_LINE } from '#domain/campaigns/disclosure.ts';
import { CAPTION_MAX_LENGTH, postedOn, SUBMISSION_NOTE_MAX_LENGTH } from '#domain/work/deliverable-states.ts';
import { findWrongKind } from '#domain/work/file-kinds.ts';
import { call } from '#web/api/call.ts';
import { StepProblem } from '#web/components/work/step-problem.tsx';
import { PAGE_REFRESHED, useWorkChange } from '#web/components/work/use-work-change.ts';
import { callBusiness, counted } from '#web/components/work/work-words.ts';
import { useTabStore } from '#web/session/tab-store.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { versionDraftOf } from './version-draft.ts';

type SendFormProps = {
  work: Collaboration;
  deliverable: Deliverable;
  /** The number of uploads in progress. */
  uploading: number;
};

/** The caption of a version, and the button that submits it. */
export function SendForm({ work, deliverable, uploading }: SendFormProps) {
  const { id, kind, version, submissions, draft_files } = deliverable;
  const store = versionDraftOf(`${id}-${version + 1}`);
  const draft = useTabStore(store);
  const { note } = draft;
  const caption = draft.caption ?? submissions[0]?.caption ?? '';
  const refusal = findRefusal({ uploading, deliverable, caption });
  const name = callBusiness(work);
  const change = useWorkChange(work.id);
  const { run, isBusy, problem, say } = useAction(
    (api) =>
      call(api, 'POST /api/deliverables/:id/submissions', {
        params: { id },
        body: { caption, note, version: version + 1 },
      }),
    {
      ...change,
      after(sent: Collaboration) {
        store.forget();
        change.after(sent);
      },
      conflict: PAGE_REFRESHED,
      done: `Version ${version + 1} was sent to ${name}.`,
    },
  );
  const isAnswer = version > 0;
  const tooLong = caption.length > CAPTION_MAX_LENGTH || note.length > SUBMISSION_NOTE_MAX_LENGTH;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (refusal) return say(refusal);
    if (tooLong) return say('Shorten the text, then send it.');
    void run();
  }

  return (
    <form onSubmit={submit} className="mt-4 grid gap-4">
      {draft_files.length > 0 || isAnswer ? (
        <>
          {postedOn(kind) === null ? null : (
            <TextArea
              label="Caption, as you’ll post it"
              hint={`${DISCLOSURE_LINE}.`}
              value={caption}
              limit={CAPTION_MAX_LENGTH}
              onChange={(event) => store.set({ ...draft, caption: event.target.value })}
            />
          )}
          <TextArea
            label={isAnswer ? 'Changes you made' : `A note to ${name}`}
            hint={isAnswer ? `${name} sees it next to the requested changes.` : 'Optional.'}
            value={note}
            rows={2}
            limit={SUBMISSION_NOTE_MAX_LENGTH}
            onChange={(event) => store.set({ ...draft, note: event.target.value })}
          />
        </>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          size="touch"
          variant={refusal ? 'secondary' : 'primary'}
          aria-disabled={refusal ? true : undefined}
          loading={isBusy}
          className="max-md:w-full"
        >
          Send version {version + 1}
        </Button>
        {refusal ? <p className="min-w-0 text-md text-ink-2">{refusal}</p> : null}
      </div>
      <StepProblem problem={problem} />
    </form>
  );
}

type Draft = { uploading: number; deliverable: Deliverable; caption: string };

function findRefusal({ uploading, deliverable, caption }: Draft): string | null {
  const { draft_files: files, quantity, version } = deliverable;
  if (uploading > 0)
    return `${counted(uploading, 'file')} still uploading. You can send it when they’re done.`;
  if (files.some(({ status }) => status === 'failed')) return 'Remove the file that can’t be used.';
  const wrong = files.map((file) => findWrongKind(deliverable.kind, file)).find((found) => found !== null);
  if (wrong) return wrong;
  if (files.some(({ status }) => status === 'processing')) return 'We’re still checking a file.';
  if (files.length >= quantity) {
    const isSame = isLastVersion(deliverable, caption);
    return isSame
      ? `This is version ${version}, unchanged. Change a file or the caption, then send it.`
      : null;
  }
  return quantity === 1
    ? 'Add your file, then send it.'
    : `Add all ${quantity} files, then send them together.`;
}

/** True if the files, their order and the caption are unchanged. */
function isLastVersion({ draft_files, submissions: [last] }: Deliverable, caption: string): boolean {
  if (last === undefined || last.caption !== caption) return false;
  const isThere = (id: string, at: number) => draft_files[at]?.media_file_id === id;
  return (
    last.files.length === draft_files.length &&
    last.files.every(({ media_file_id }, at) => isThere(media_file_id, at))
  );
}
