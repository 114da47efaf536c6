import type { QuoteTurn } from '#contract/hiring/quotes.ts';
import { PAYOUT_MAX_CENTS, PAYOUT_MIN_CENTS } from '#domain/campaigns/campaign-limits.ts';
import { formatCents, formatPrice } from '#domain/format/money.ts';
import { QUOTE_REASON_MAX_LENGTH } from '#domain/hiring/quote-states.ts';
import { call } from '#web/api/call.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { readPrice } from '#web/components/quotes/read-price.ts';
import { REFRESH_ALL } from '#web/session/perform-action.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type AnotherAmountProps = {
  offer: Pick<QuoteTurn, 'id' | 'amount_cents'>;
  answerHours: number;
  /** Without an agreement, nothing is left of an offered job. */
  isOffer: boolean;
};

/** A link to counter with a different amount. */
export function AnotherAmount({ offer, answerHours, isOffer }: AnotherAmountProps) {
  const end = isOffer ? ' If they decline it or don’t answer, or you withdraw, the offer ends.' : '';
  return (
    <FormDialog
      trigger={<Button size="touch">Counter-offer</Button>}
      title="What price works for you?"
      description={`They’ll have ${answerHours} hours to answer. Your counter-offer replaces their offer of ${formatPrice(offer.amount_cents)}.${end}`}
      names={['amount_cents', 'reason']}
      check={({ amount_cents }) => findFault(amount_cents, offer.amount_cents)}
      send={(api, { amount_cents, reason }) => {
        const body = { amount_cents: readPrice(amount_cents) ?? 0, reason: reason.trim() };
        return call(api, 'POST /api/quotes/:id/counter', { params: { id: offer.id }, body });
      }}
      {...REFRESH_ALL}
      done={(_, { amount_cents }) => ({
        title: `They have ${answerHours} hours for ${formatCents(readPrice(amount_cents) ?? 0)}.`,
      })}
      verb="Send counter-offer"
      safeVerb="Not now"
    >
      {(errorOf) => (
        <>
          <TextField
            label="Amount"
            name="amount_cents"
            lead={<span className="text-ink-3">$</span>}
            hint={`Between ${formatPrice(PAYOUT_MIN_CENTS)} and ${formatPrice(PAYOUT_MAX_CENTS)}.`}
            inputMode="decimal"
            autoComplete="off"
            error={errorOf('amount_cents')}
          />
          <TextArea
            label="Reason, in a sentence or two"
            name="reason"
            limit={QUOTE_REASON_MAX_LENGTH}
            error={errorOf('reason')}
          />
        </>
      )}
    </FormDialog>
  );
}

function findFault(typed: string, offeredCents: number): { amount_cents?: string } {
  const cents = readPrice(typed);
  if (cents === null) return { amount_cents: 'Enter an amount, such as 320' };
  if (cents < PAYOUT_MIN_CENTS)
    return { amount_cents: `The lowest payout is ${formatPrice(PAYOUT_MIN_CENTS)}` };
  if (cents > PAYOUT_MAX_CENTS)
    return { amount_cents: `The highest payout is ${formatPrice(PAYOUT_MAX_CENTS)}` };
  return cents === offeredCents ? { amount_cents: 'That’s their offer. Accept it instead' } : {};
}
