import { type FormEvent, useState } from 'react';
import type { DisputeWords } from '#contract/work/disputes.ts';
import { formatCount } from '#domain/format/count.ts';
import { type BlankValues, findBlankRefusal } from '#domain/messages/saved-replies.ts';
import { DISPUTE_WORDS_MAX_LENGTH, DISPUTE_WORDS_MIN_LENGTH } from '#domain/work/dispute-states.ts';
import { unsentFault } from '#web/components/media/use-attachments.ts';
import { ReplyArea } from '#web/components/saved-replies/reply-area.tsx';
import type { Send } from '#web/session/perform-action.ts';
import { useTabStore } from '#web/session/tab-store.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { disputeDraftOf } from './dispute-draft.ts';
import { StatementTray } from './statement-tray.tsx';
import { type StatementPlace, useStatementFiles } from './use-statement-files.ts';

type WordsFormProps = {
  label: string;
  hint: string;
  verb: string;
  /** Identifies the form, for its stored draft. */
  step: 'answer' | 'appeal';
  variant?: 'primary' | 'secondary';
  place: StatementPlace;
  /** Fills in the blanks of a saved reply. */
  values: BlankValues;
  send: Send<DisputeWords, unknown>;
};

/** A form for one side's statement and files. */
export function WordsForm({
  label,
  hint,
  verb,
  step,
  variant = 'primary',
  place,
  values,
  send,
}: WordsFormProps) {
  const showing = useStatementFiles(place);
  const [fileError, setFileError] = useState<string | null>(null);
  const draft = disputeDraftOf(`${place.collaboration_id}-${place.entity_type}-${step}`);
  const words = useTabStore(draft);
  // Refetch after a refusal too: the other side or the clock may have acted first.
  const { run, isBusy, problem, say } = useAction(send, { after: 'everything', afterRefusal: 'everything' });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const fault = wordsFault(words);
    const unready = unsentFault(showing);
    say(fault);
    setFileError(unready);
    if (fault !== null || unready !== null) return;
    const media_file_ids = showing.files.map(({ id }) => id);
    if (!(await run({ words: words.trim(), media_file_ids }))) return;
    showing.clear();
    draft.forget();
  }

  return (
    <form noValidate onSubmit={submit} className="grid justify-items-start gap-4">
      <ReplyArea
        label={label}
        hint={hint}
        rows={5}
        limit={DISPUTE_WORDS_MAX_LENGTH}
        value={words}
        values={values}
        onWrite={(typed) => draft.set(typed)}
        error={problem ?? undefined}
        className="w-full"
      />
      <StatementTray showing={showing} error={fileError} />
      <Button type="submit" variant={variant} size="touch" loading={isBusy}>
        {verb}
      </Button>
    </form>
  );
}

export function wordsFault(words: string): string | null {
  const { length } = words.trim();
  if (length < DISPUTE_WORDS_MIN_LENGTH) return 'Describe what happened in a sentence or two';
  const blank = findBlankRefusal(words);
  if (blank !== null) return blank;
  return length > DISPUTE_WORDS_MAX_LENGTH
    ? `Shorten it to ${formatCount(DISPUTE_WORDS_MAX_LENGTH)} characters`
    : null;
}
