import { type FormEvent, useState } from 'react';
import type { Dispute } from '#contract/disputes.ts';
import { disputeReceipt, isSplit } from '#domain/dispute-amounts.ts';
import {
  DISPUTE_OUTCOMES,
  DISPUTE_WORDS_MAX_LENGTH,
  type DisputeOutcome,
  MOST_REDO_DAYS,
  USUAL_REDO_DAYS,
} from '#domain/dispute-states.ts';
import { formatCents } from '#domain/money.ts';
import { decideDispute } from '#web/api/generated/sdk.gen.ts';
import { disputeDraftOf } from '#web/components/disputes/dispute-draft.ts';
import { OUTCOME_HINTS, OUTCOME_LABELS } from '#web/components/disputes/dispute-words.ts';
import { ShareReceipt } from '#web/components/disputes/share-receipt.tsx';
import { wordsFault } from '#web/components/disputes/words-form.tsx';
import { readPrice } from '#web/components/quotes/read-price.ts';
import { adviceFor } from '#web/components/settings/form-trouble.ts';
import { useTabStore } from '#web/session/tab-store.ts';
import { useAdminDeed } from '#web/session/use-admin-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';

type DecisionFormProps = { dispute: Dispute };

/** What is decided and why; the receipt under it says who gets what, as it is typed. */
export function DecisionForm({ dispute }: DecisionFormProps) {
  const deed = useAdminDeed();
  const { id, disputed_cents, round } = dispute;
  const [outcome, setOutcome] = useState<DisputeOutcome>('split');
  const [typed, setTyped] = useState(() => formatCents(Math.floor(disputed_cents / 2)));
  const [days, setDays] = useState(String(USUAL_REDO_DAYS));
  const draft = disputeDraftOf(`${id}-decision-${round}`);
  const words = useTabStore(draft);
  const [isTried, setTried] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const creator_cents = outcome === 'split' ? readPrice(typed) : null;
  const redo_days = outcome === 'redo' ? Number(days) : null;
  const faults = {
    amount: outcome === 'split' && !isSplit(creator_cents, disputed_cents),
    days: redo_days !== null && !isInRange(redo_days),
    words: wordsFault(words),
  };
  const receipt = faults.amount ? null : disputeReceipt(dispute, { outcome, creator_cents });

  async function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    setProblem(null);
    if (faults.amount || faults.days || faults.words !== null) return;
    setSending(true);
    const body = { round, outcome, creator_cents, redo_days, words: words.trim() };
    try {
      await deed((reach) => decideDispute({ ...reach, path: { id }, body }));
      draft.forget();
      toast({ title: 'Both sides are told what was decided.', variant: 'success' });
    } catch (cause) {
      setProblem(adviceFor(cause));
    }
    setSending(false);
  }

  return (
    <form noValidate onSubmit={send} aria-label="Decide" className="grid gap-5">
      <RadioGroup
        label={<span className="type-item">{round === 2 ? 'The final decision' : 'Your decision'}</span>}
        value={outcome}
        onValueChange={setOutcome}
        options={DISPUTE_OUTCOMES.map((value) => ({
          value,
          label: OUTCOME_LABELS[value],
          hint: OUTCOME_HINTS[value],
        }))}
      />
      {outcome === 'split' ? (
        <TextField
          label="To the creator"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          hint={`Of ${formatCents(disputed_cents)}. The rest goes back, with its part of our fee.`}
          error={faults.amount ? `Write an amount below ${formatCents(disputed_cents)}` : undefined}
        />
      ) : null}
      {outcome === 'redo' ? (
        <TextField
          label="Days for another try"
          inputMode="numeric"
          autoComplete="off"
          value={days}
          onChange={(event) => setDays(event.target.value)}
          hint="From when the dispute is closed."
          error={faults.days ? `Between 1 and ${MOST_REDO_DAYS} days` : undefined}
        />
      ) : null}
      {receipt ? <ShareReceipt dispute={dispute} receipt={receipt} /> : null}
      <TextArea
        label="Why"
        hint="Both sides read this word for word. It stands in the audit log too."
        rows={5}
        limit={DISPUTE_WORDS_MAX_LENGTH}
        value={words}
        onChange={(event) => draft.set(event.target.value)}
        error={isTried ? (faults.words ?? undefined) : undefined}
      />
      <p role="alert" className="text-base text-danger empty:hidden">
        {problem}
      </p>
      <Button type="submit" variant="primary" size="touch" loading={isSending} className="justify-self-start">
        {round === 2 ? 'Decide for good' : 'Decide'}
      </Button>
    </form>
  );
}

function isInRange(days: number): boolean {
  return Number.isInteger(days) && days >= 1 && days <= MOST_REDO_DAYS;
}
