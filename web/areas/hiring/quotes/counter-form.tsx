import { Minus, Plus } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { BusinessQuote } from '#contract/hiring/quotes.ts';
import type { SavedCard } from '#contract/money/saved-cards.ts';
import { PAYOUT_MAX_CENTS, PAYOUT_MIN_CENTS } from '#domain/campaigns/campaign-limits.ts';
import { formatCents, formatPrice } from '#domain/format/money.ts';
import { quoteReceipt } from '#domain/hiring/quote-receipt.ts';
import { QUOTE_REASON_MAX_LENGTH } from '#domain/hiring/quote-states.ts';
import { cardName } from '#domain/money/saved-cards.ts';
import { readPrice } from '#web/components/quotes/read-price.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { firstNameOf } from './status-words.ts';

const STEP_CENTS = 500;

type CounterFormProps = {
  quote: BusinessQuote;
  canPay: boolean;
  isSending: boolean;
  /** The saved card that can pay what a counter adds. */
  card: SavedCard | null;
  onCounter: (counter: { amount_cents: number; reason: string }, card: SavedCard | null) => void;
};

/** A counter-offer: halfway between the two prices at first, adjustable in steps of five dollars or by typing. */
export function CounterForm({ quote, canPay, isSending, card, onCounter }: CounterFormProps) {
  const { posted_cents, amount_cents } = quote;
  const [typed, setTyped] = useState(() => formatCents(halfway(posted_cents, amount_cents)));
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const cents = readPrice(typed);
  const fault = findFault(cents, quote, canPay);

  function step(by: number) {
    const next = (cents ?? posted_cents) + by;
    setTyped(formatCents(Math.min(PAYOUT_MAX_CENTS, Math.max(PAYOUT_MIN_CENTS, next))));
  }

  function send(by: SavedCard | null) {
    setIsTried(true);
    if (fault === null && cents !== null) onCounter({ amount_cents: cents, reason: reason.trim() }, by);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    send(null);
  }

  const added = cents === null ? 0 : quoteReceipt(posted_cents, cents, quote.fee_percent).total_cents;

  return (
    <form noValidate onSubmit={submit} className="mt-6 grid gap-4">
      <TextField
        label="Or choose a different amount"
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={isTried ? (fault ?? undefined) : undefined}
        hint={hintFor(cents, quote)}
        lead={
          <StepButton
            label="Five dollars less"
            icon={<Minus aria-hidden="true" />}
            onClick={() => step(-STEP_CENTS)}
          />
        }
        trail={
          <StepButton
            label="Five dollars more"
            icon={<Plus aria-hidden="true" />}
            onClick={() => step(STEP_CENTS)}
          />
        }
      />
      <TextArea
        label="Reason, in a sentence or two"
        name="reason"
        rows={2}
        limit={QUOTE_REASON_MAX_LENGTH}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button size="touch" type="submit" loading={isSending}>
        Counter{cents === null ? '' : ` with ${formatPrice(cents)}`}
      </Button>
      {card && added > 0 ? (
        <Button size="touch" loading={isSending} onClick={() => send(card)} className="whitespace-normal">
          Counter and pay {formatCents(added)} with {cardName(card)}
        </Button>
      ) : null}
    </form>
  );
}

function StepButton(props: { label: string; icon: ReactNode; onClick: () => void }) {
  return (
    <Button
      variant="ghost"
      shape="icon"
      size="dense"
      aria-label={props.label}
      icon={props.icon}
      onClick={props.onClick}
      className="-mx-2"
    />
  );
}

function halfway(postedCents: number, askedCents: number): number {
  const middle = Math.round((postedCents + askedCents) / 2 / STEP_CENTS) * STEP_CENTS;
  return middle === postedCents || middle === askedCents
    ? Math.round((postedCents + askedCents) / 2)
    : middle;
}

function findFault(
  cents: number | null,
  { amount_cents, posted_cents, campaign }: BusinessQuote,
  canPay: boolean,
) {
  if (cents === null) return 'Enter an amount, such as $385';
  if (cents < PAYOUT_MIN_CENTS) return `The lowest payout is ${formatPrice(PAYOUT_MIN_CENTS)}`;
  if (cents > PAYOUT_MAX_CENTS) return `The highest payout is ${formatPrice(PAYOUT_MAX_CENTS)}`;
  if (cents === amount_cents) return 'That’s what they asked for. Accept it instead';
  if (cents === posted_cents) {
    return campaign.is_offer
      ? 'That’s what you offered first. Choose a different amount'
      : 'That’s the posted payout. Decline to keep it';
  }
  if (cents > posted_cents && !canPay) return 'Only the owner can pay the difference';
  return null;
}

/** The consequence of a counter-offer; above the posted payout the business pays the difference with it. */
function hintFor(cents: number | null, quote: BusinessQuote): string {
  const then = `${firstNameOf(quote)} will have ${quote.answer_hours} hours to answer.`;
  if (cents === null || cents <= quote.posted_cents) return `${then} Nothing changes until they answer.`;
  const { total_cents } = quoteReceipt(quote.posted_cents, cents, quote.fee_percent);
  return `You pay ${formatCents(total_cents)} now. ${then} If they don’t accept, we refund it.`;
}
