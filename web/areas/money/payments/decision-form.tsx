import { type FormEvent, useState } from 'react';
import type { Dispute } from '#contract/work/disputes.ts';
import { formatCents } from '#domain/format/money.ts';
import { type DisputeReceipt, disputeReceipt, isSplit } from '#domain/work/dispute-amounts.ts';
import {
  DISPUTE_OUTCOMES,
  DISPUTE_WORDS_MAX_LENGTH,
  type DisputeOutcome,
  MOST_REDO_DAYS,
  USUAL_REDO_DAYS,
} from '#domain/work/dispute-states.ts';
import { call } from '#web/api/call.ts';
import { disputeDraftOf } from '#web/components/disputes/dispute-draft.ts';
import { OUTCOME_HINTS, OUTCOME_LABELS } from '#web/components/disputes/dispute-words.ts';
import { ShareReceipt } from '#web/components/disputes/share-receipt.tsx';
import { wordsFault } from '#web/components/disputes/words-form.tsx';
import { readPrice } from '#web/components/quotes/read-price.ts';
import { ReplyArea } from '#web/components/saved-replies/reply-area.tsx';
import { useTabStore } from '#web/session/tab-store.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type DecisionFormProps = { dispute: Dispute };

/** The form of a decision; the receipt below shows each side's share as it is typed. */
export function DecisionForm({ dispute }: DecisionFormProps) {
  const { id, disputed_cents, round } = dispute;
  const [outcome, setOutcome] = useState<DisputeOutcome | null>(null);
  const [typed, setTyped] = useState(() => formatCents(Math.floor(disputed_cents / 2)));
  const [days, setDays] = useState(String(USUAL_REDO_DAYS));
  const draft = disputeDraftOf(`${id}-decision-${round}`);
  const words = useTabStore(draft);
  const [isTried, setTried] = useState(false);
  const creator_cents = outcome === 'split' ? readPrice(typed) : null;
  const redo_days = outcome === 'redo' ? Number(days) : null;
  const faults = {
    outcome: outcome === null,
    amount: outcome === 'split' && !isSplit(creator_cents, disputed_cents),
    days: redo_days !== null && !isInRange(redo_days),
    words: wordsFault(words),
  };
  const receipt =
    outcome === null || faults.amount ? null : disputeReceipt(dispute, { outcome, creator_cents });

  const { run, isBusy, problem, say } = useAction(
    (api, chosen: DisputeOutcome) => {
      const body = { round, outcome: chosen, creator_cents, redo_days, words: words.trim() };
      return call(api, 'POST /api/admin/disputes/:id/decision', { params: { id }, body });
    },
    { after: 'everything', done: 'Decision sent to both sides.' },
  );
  const [isAsking, setAsking] = useState(false);
  const verb = outcome === null ? 'Choose a decision' : decisionVerb(outcome, receipt, redo_days);

  function ask(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    say(null);
    if (outcome === null || faults.amount || faults.days || faults.words !== null) return;
    setAsking(true);
  }

  async function send() {
    setAsking(false);
    if (outcome !== null && (await run(outcome))) draft.forget();
  }

  return (
    <form noValidate onSubmit={ask} aria-label="Decision" className="grid gap-5">
      <RadioGroup
        label={<span className="type-item">{round === 2 ? 'Final decision' : 'Your decision'}</span>}
        value={outcome}
        onValueChange={setOutcome}
        options={DISPUTE_OUTCOMES.map((value) => ({
          value,
          label: OUTCOME_LABELS[value],
          hint: OUTCOME_HINTS[value],
        }))}
      />
      <p role="alert" className="-mt-3 text-hint text-danger empty:hidden">
        {isTried && faults.outcome ? 'Choose a decision' : null}
      </p>
      {outcome === 'split' ? (
        <TextField
          label="Amount for the creator"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          hint={`Of ${formatCents(disputed_cents)}. The rest is refunded with its share of our fee.`}
          error={faults.amount ? `Enter an amount below ${formatCents(disputed_cents)}` : undefined}
        />
      ) : null}
      {outcome === 'redo' ? (
        <TextField
          label="Days to redo the work"
          inputMode="numeric"
          autoComplete="off"
          value={days}
          onChange={(event) => setDays(event.target.value)}
          hint="Counted from the day the dispute closes."
          error={faults.days ? `Enter 1 to ${MOST_REDO_DAYS} days` : undefined}
        />
      ) : null}
      {receipt ? <ShareReceipt dispute={dispute} receipt={receipt} /> : null}
      <ReplyArea
        label="Reason"
        hint="Both sides will read this exactly as written. It’s also kept in the audit log."
        rows={5}
        limit={DISPUTE_WORDS_MAX_LENGTH}
        value={words}
        values={{
          shop: dispute.business_name,
          creator: dispute.creator_name,
          campaign: dispute.campaign_title,
        }}
        onWrite={(typed) => draft.set(typed)}
        error={isTried ? (faults.words ?? undefined) : undefined}
      />
      <p role="alert" className="text-base text-danger empty:hidden">
        {problem}
      </p>
      <Button type="submit" variant="primary" size="touch" loading={isBusy} className="justify-self-start">
        {verb}
      </Button>
      {isAsking ? (
        <Dialog
          open
          onOpenChange={setAsking}
          closable={false}
          title={`${verb}?`}
          description={CONSEQUENCES[round === 2 ? 'final' : outcome === 'redo' ? 'redo' : 'first']}
          actions={
            <>
              <DialogClose>
                <Button>Keep reading</Button>
              </DialogClose>
              <Button variant="primary" onClick={() => void send()}>
                {verb}
              </Button>
            </>
          }
        />
      ) : null}
    </form>
  );
}

const CONSEQUENCES = {
  first:
    'Both sides get your decision and your reason, word for word. The money moves once both accept, or if nobody appeals in time.',
  redo: 'Both sides get your decision and your reason, word for word. No money moves: it stays held while the work is redone.',
  final: 'This decision is final and takes effect right away. Both sides get your reason, word for word.',
};

/** The button says what becomes of the frozen money: "Release $235.00". */
function decisionVerb(
  outcome: DisputeOutcome,
  receipt: DisputeReceipt | null,
  redoDays: number | null,
): string {
  if (outcome === 'redo') return redoDays === 1 ? 'Give 1 more day' : `Give ${redoDays} more days`;
  if (receipt === null) return 'Split the money';
  const { creator_gets_cents, business_gets_cents } = receipt;
  if (outcome === 'release') return `Release ${formatCents(creator_gets_cents)}`;
  if (outcome === 'refund') return `Refund ${formatCents(business_gets_cents)}`;
  return `Release ${formatCents(creator_gets_cents)}, refund ${formatCents(business_gets_cents)}`;
}

function isInRange(days: number): boolean {
  return Number.isInteger(days) && days >= 1 && days <= MOST_REDO_DAYS;
}
