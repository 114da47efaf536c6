import { type FormEvent, useState } from 'react';
import type { DisputeRequest, DisputeStart } from '#contract/work/disputes.ts';
import { nameDeliverable } from '#domain/campaigns/deliverables.ts';
import { formatCents } from '#domain/format/money.ts';
import {
  DISPUTE_OUTCOMES,
  DISPUTE_REASONS,
  DISPUTE_WORDS_MAX_LENGTH,
  type DisputeOutcome,
  type DisputeReason,
} from '#domain/work/dispute-states.ts';
import { unsentFault } from '#web/components/media/use-attachments.ts';
import { ReplyArea } from '#web/components/saved-replies/reply-area.tsx';
import type { Send } from '#web/session/perform-action.ts';
import { useTabStore } from '#web/session/tab-store.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';
import { disputeDraftOf } from './dispute-draft.ts';
import { OUTCOME_HINTS, OUTCOME_LABELS } from './dispute-words.ts';
import { StatementTray } from './statement-tray.tsx';
import { type StatementPlace, useStatementFiles } from './use-statement-files.ts';
import { wordsFault } from './words-form.tsx';

type OpenFormProps = {
  start: DisputeStart;
  /** The side that opens it, or that an admin opens it for. */
  place: StatementPlace;
  hint: string;
  send: Send<DisputeRequest, unknown>;
  chosen: ReadonlySet<string>;
  onChosen: (ids: ReadonlySet<string>) => void;
};

/** The form that opens a dispute: the deliverables, the reason, a statement and the requested outcome. */
export function OpenForm({ start, place, hint, send, chosen, onChosen }: OpenFormProps) {
  const reasons = DISPUTE_REASONS.filter(({ by }) => by === null || by === place.entity_type);
  const [reason, setReason] = useState<DisputeReason | null>(null);
  const [wants, setWants] = useState<DisputeOutcome | null>(null);
  const draft = disputeDraftOf(`${place.collaboration_id}-${place.entity_type}-open`);
  const words = useTabStore(draft);
  const [isTried, setTried] = useState(false);
  const showing = useStatementFiles(place);
  const fault = wordsFault(words);
  const unready = unsentFault(showing);

  const { run, isBusy, problem, say } = useAction(
    (api, choice: { reason: DisputeReason; wants: DisputeOutcome }) => {
      const said = { words: words.trim(), media_file_ids: showing.files.map(({ id }) => id) };
      return send(api, { deliverable_ids: [...chosen], ...choice, ...said });
    },
    { after: 'everything', afterRefusal: 'everything' },
  );

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    say(null);
    if (fault !== null || unready !== null || chosen.size === 0 || reason === null || wants === null) return;
    if (!(await run({ reason, wants }))) return;
    showing.clear();
    draft.forget();
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-7">
      <fieldset className="min-w-0">
        <legend className="type-item mb-2">What’s the dispute about?</legend>
        <div className="grid gap-1">
          {start.deliverables.map((part) => (
            <Checkbox
              key={part.id}
              checked={chosen.has(part.id)}
              disabled={!part.can_be_disputed}
              onChange={(event) => onChosen(toggled(chosen, part.id, event.target.checked))}
              hint={part.can_be_disputed ? undefined : 'Already closed'}
            >
              {nameDeliverable(part)}, {formatCents(part.share_cents)}
            </Checkbox>
          ))}
        </div>
        <Missing text={isTried && chosen.size === 0 ? 'Choose a deliverable' : null} />
      </fieldset>
      <div>
        <RadioGroup
          label={<span className="type-item">Why?</span>}
          value={reason}
          onValueChange={setReason}
          options={reasons.map((one) => ({ value: one.reason, label: one.label }))}
        />
        <Missing text={isTried && reason === null ? 'Choose a reason' : null} />
      </div>
      <ReplyArea
        label="What happened?"
        hint={hint}
        rows={6}
        limit={DISPUTE_WORDS_MAX_LENGTH}
        value={words}
        values={{ shop: start.business_name, creator: start.creator_name, campaign: start.campaign_title }}
        onWrite={(typed) => draft.set(typed)}
        error={isTried ? (fault ?? undefined) : undefined}
      />
      <StatementTray showing={showing} error={isTried ? unready : null} />
      <div>
        <RadioGroup
          label={<span className="type-item">What outcome do you want?</span>}
          value={wants}
          onValueChange={setWants}
          options={DISPUTE_OUTCOMES.map((value) => ({
            value,
            label: OUTCOME_LABELS[value],
            hint: OUTCOME_HINTS[value],
          }))}
        />
        <Missing text={isTried && wants === null ? 'Choose an outcome' : null} />
      </div>
      <div className="grid justify-items-start gap-3">
        <p role="alert" className="text-base text-danger empty:hidden">
          {problem}
        </p>
        <Button type="submit" variant="primary" size="large" loading={isBusy}>
          Open dispute
        </Button>
      </div>
    </form>
  );
}

function Missing({ text }: { text: string | null }) {
  return (
    <p role="alert" className="mt-1 text-hint text-danger empty:hidden">
      {text}
    </p>
  );
}

function toggled(ids: ReadonlySet<string>, id: string, isChosen: boolean): ReadonlySet<string> {
  return isChosen ? new Set([...ids, id]) : new Set([...ids].filter((other) => other !== id));
}
