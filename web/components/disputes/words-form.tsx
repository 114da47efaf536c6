import { type FormEvent, useState } from 'react';
import type { DisputeWords } from '#contract/disputes.ts';
import { DISPUTE_WORDS_MAX_LENGTH, DISPUTE_WORDS_MIN_LENGTH } from '#domain/dispute-states.ts';
import { unsentFault } from '#web/components/media/use-attachments.ts';
import { adviceFor } from '#web/components/settings/form-trouble.ts';
import { useTabStore } from '#web/session/tab-store.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { disputeDraftOf } from './dispute-draft.ts';
import { StatementTray } from './statement-tray.tsx';
import { type StatementPlace, useStatementFiles } from './use-statement-files.ts';

type WordsFormProps = {
  label: string;
  hint: string;
  verb: string;
  /** Which of the forms of this dispute, for what is kept of it. */
  step: 'answer' | 'appeal';
  variant?: 'primary' | 'secondary';
  place: StatementPlace;
  send: (said: DisputeWords) => Promise<void>;
};

/** One side says and shows how it was. */
export function WordsForm({ label, hint, verb, step, variant = 'primary', place, send }: WordsFormProps) {
  const showing = useStatementFiles(place);
  const [fileError, setFileError] = useState<string | null>(null);
  const draft = disputeDraftOf(`${place.collaboration_id}-${place.entity_type}-${step}`);
  const words = useTabStore(draft);
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const fault = wordsFault(words);
    const unready = unsentFault(showing);
    setError(fault);
    setFileError(unready);
    if (fault !== null || unready !== null) return;
    setSending(true);
    const media_file_ids = showing.files.map(({ id }) => id);
    try {
      await send({ words: words.trim(), media_file_ids });
      showing.clear();
      draft.forget();
    } catch (cause) {
      setError(adviceFor(cause));
    }
    setSending(false);
  }

  return (
    <form noValidate onSubmit={submit} className="grid justify-items-start gap-4">
      <TextArea
        label={label}
        hint={hint}
        rows={5}
        limit={DISPUTE_WORDS_MAX_LENGTH}
        value={words}
        onChange={(event) => draft.set(event.target.value)}
        error={error ?? undefined}
        className="w-full"
      />
      <StatementTray showing={showing} error={fileError} />
      <Button type="submit" variant={variant} size="touch" loading={isSending}>
        {verb}
      </Button>
    </form>
  );
}

export function wordsFault(words: string): string | null {
  const { length } = words.trim();
  if (length < DISPUTE_WORDS_MIN_LENGTH) return 'Say what happened, in a sentence or two';
  return length > DISPUTE_WORDS_MAX_LENGTH ? `Cut it to ${DISPUTE_WORDS_MAX_LENGTH} characters` : null;
}
