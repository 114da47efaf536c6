import { type FormEvent, useState } from 'react';
import type { DisputeStart } from '#contract/disputes.ts';
import { nameDeliverable } from '#domain/deliverables.ts';
import {
  DISPUTE_OUTCOMES,
  DISPUTE_REASONS,
  DISPUTE_WORDS_MAX_LENGTH,
  type DisputeOutcome,
  type DisputeReason,
} from '#domain/dispute-states.ts';
import { formatCents } from '#domain/money.ts';
import type { DisputeDeeds } from '#web/components/disputes/dispute-deeds.ts';
import { disputeDraftOf } from '#web/components/disputes/dispute-draft.ts';
import { OUTCOME_HINTS, OUTCOME_LABELS } from '#web/components/disputes/dispute-words.ts';
import { StatementTray } from '#web/components/disputes/statement-tray.tsx';
import { type StatementPlace, useStatementFiles } from '#web/components/disputes/use-statement-files.ts';
import { wordsFault } from '#web/components/disputes/words-form.tsx';
import { unsentFault } from '#web/components/media/use-attachments.ts';
import { adviceFor } from '#web/components/settings/form-trouble.ts';
import { useTabStore } from '#web/session/tab-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

type OpenFormProps = {
  start: DisputeStart;
  place: StatementPlace;
  chosen: ReadonlySet<string>;
  onChosen: (ids: ReadonlySet<string>) => void;
  onOpen: DisputeDeeds['open'];
};

/** What it is about, why, how it was, and what should become of it. */
export function OpenForm({ start, place, chosen, onChosen, onOpen }: OpenFormProps) {
  const reasons = DISPUTE_REASONS.filter(({ by }) => by === null || by === start.side);
  const [reason, setReason] = useState<DisputeReason>(reasons[0]?.reason ?? 'other');
  const [wants, setWants] = useState<DisputeOutcome>(start.side === 'creator' ? 'release' : 'refund');
  const draft = disputeDraftOf(`${place.collaboration_id}-${place.entity_type}-open`);
  const words = useTabStore(draft);
  const [isTried, setTried] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const showing = useStatementFiles(place);
  const fault = wordsFault(words);
  const unready = unsentFault(showing);

  async function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    setProblem(null);
    if (fault !== null || unready !== null || chosen.size === 0) return;
    setSending(true);
    const said = { words: words.trim(), media_file_ids: showing.files.map(({ id }) => id) };
    const wish = { deliverable_ids: [...chosen], reason, wants, ...said };
    try {
      await onOpen(start.collaboration_id, wish);
      showing.clear();
      draft.forget();
    } catch (cause) {
      setProblem(adviceFor(cause));
    }
    setSending(false);
  }

  return (
    <form noValidate onSubmit={send} className="grid gap-7">
      <fieldset className="min-w-0">
        <legend className="type-item mb-2">What is it about?</legend>
        <div className="grid gap-1">
          {start.deliverables.map((part) => (
            <Checkbox
              key={part.id}
              checked={chosen.has(part.id)}
              disabled={!part.can_be_disputed}
              onChange={(event) => onChosen(toggled(chosen, part.id, event.target.checked))}
              hint={part.can_be_disputed ? undefined : 'Done already'}
            >
              {nameDeliverable(part)}, {formatCents(part.share_cents)}
            </Checkbox>
          ))}
        </div>
        <p role="alert" className="mt-1 text-hint text-danger empty:hidden">
          {isTried && chosen.size === 0 ? 'Choose what this is about' : null}
        </p>
      </fieldset>
      <RadioGroup
        label={<span className="type-item">Why?</span>}
        value={reason}
        onValueChange={setReason}
        options={reasons.map((one) => ({ value: one.reason, label: one.label }))}
      />
      <TextArea
        label="How was it?"
        hint="The other side and whoever decides read this word for word."
        rows={6}
        limit={DISPUTE_WORDS_MAX_LENGTH}
        value={words}
        onChange={(event) => draft.set(event.target.value)}
        error={isTried ? (fault ?? undefined) : undefined}
      />
      <StatementTray showing={showing} error={isTried ? unready : null} />
      <RadioGroup
        label={<span className="type-item">What do you want?</span>}
        value={wants}
        onValueChange={setWants}
        options={DISPUTE_OUTCOMES.map((value) => ({
          value,
          label: OUTCOME_LABELS[value],
          hint: OUTCOME_HINTS[value],
        }))}
      />
      <div className="grid justify-items-start gap-3">
        <p role="alert" className="text-base text-danger empty:hidden">
          {problem}
        </p>
        <Button type="submit" variant="primary" size="large" loading={isSending}>
          Open the dispute
        </Button>
      </div>
    </form>
  );
}

function toggled(ids: ReadonlySet<string>, id: string, isChosen: boolean): ReadonlySet<string> {
  return isChosen ? new Set([...ids, id]) : new Set([...ids].filter((other) => other !== id));
}
