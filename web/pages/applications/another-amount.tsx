import type { QuoteTurn } from '#contract/quotes.ts';
import { PAYOUT_MAX_CENTS, PAYOUT_MIN_CENTS } from '#domain/campaign-limits.ts';
import { QUOTE_REASON_MAX_LENGTH } from '#domain/quote-states.ts';
import { priceWords } from '#web/components/quotes/quote-words.ts';
import { readPrice } from '#web/components/quotes/read-price.ts';
import { FormDialog } from '#web/components/settings/form-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type AnotherAmountProps = {
  offer: Pick<QuoteTurn, 'amount_cents'>;
  answerHours: number;
  onCounter: (counter: { amount_cents: number; reason: string }) => Promise<void>;
};

/** Neither yes nor no: another amount, in words. */
export function AnotherAmount({ offer, answerHours, onCounter }: AnotherAmountProps) {
  return (
    <FormDialog
      trigger={<Button size="touch">Name another amount</Button>}
      title="What would make it a yes?"
      description={`They then have ${answerHours} hours to answer. Their offer of ${priceWords(offer.amount_cents)} ends with yours.`}
      names={['amount_cents', 'reason']}
      check={({ amount_cents }) => findFault(amount_cents, offer.amount_cents)}
      send={({ amount_cents, reason }) =>
        onCounter({ amount_cents: readPrice(amount_cents) ?? 0, reason: reason.trim() })
      }
      verb="Send it"
      safeVerb="Keep their offer open"
    >
      {(errorOf) => (
        <>
          <TextField
            label="Amount in dollars"
            name="amount_cents"
            inputMode="decimal"
            autoComplete="off"
            error={errorOf('amount_cents')}
          />
          <TextArea
            label="Why, in a line or two"
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
  if (cents === null) return { amount_cents: 'Write an amount, such as 320' };
  if (cents < PAYOUT_MIN_CENTS)
    return { amount_cents: `The lowest payout is ${priceWords(PAYOUT_MIN_CENTS)}` };
  if (cents > PAYOUT_MAX_CENTS)
    return { amount_cents: `The highest payout is ${priceWords(PAYOUT_MAX_CENTS)}` };
  return cents === offeredCents ? { amount_cents: 'That is what they offer. Accept it instead' } : {};
}
