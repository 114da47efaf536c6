import type { BusinessQuote } from '#contract/hiring/quotes.ts';
import { formatCents, formatPrice } from '#domain/format/money.ts';
import { awaitingConsent } from '#domain/hiring/applicant-segments.ts';
import { quoteReceipt } from '#domain/hiring/quote-receipt.ts';
import { cardName } from '#domain/money/saved-cards.ts';
import { RefusedCard } from '#web/components/fundings/refused-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { firstNameOf } from './status-words.ts';
import { useQuoteMove } from './use-quote-move.ts';
import { useSavedCard } from './use-saved-card.ts';

type QuoteCardActionsProps = {
  quote: BusinessQuote;
  businessId: string;
  canPay: boolean;
  /** A counter-offer is written in the drawer. */
  onCounter: () => void;
};

/** The answers to a quote, on its card on a phone, also with the saved card if it costs more. A table row has them in its drawer. */
export function QuoteCardActions({ quote, businessId, canPay, onCounter }: QuoteCardActionsProps) {
  const { run, isBusy, input, problem, refused } = useQuoteMove(quote, businessId);
  const { total_cents } = quoteReceipt(quote.posted_cents, quote.amount_cents, quote.fee_percent);
  const card = useSavedCard(businessId, canPay && total_cents > 0);
  const busy = isBusy ? input?.kind : null;
  const mustPay = quote.amount_cents > quote.posted_cents && !canPay;
  const mustWait = mustPay || quote.awaits_consent;
  const name = firstNameOf(quote);
  return (
    <div className="relative z-10 col-span-3 grid gap-3 md:hidden">
      <div className="flex flex-wrap gap-2">
        <Button
          size="touch"
          variant="danger"
          aria-label={`Decline ${name}’s quote`}
          loading={busy === 'decline'}
          onClick={() => void run({ kind: 'decline' })}
        >
          Decline
        </Button>
        <Button size="touch" aria-label={`Counter ${name}’s quote`} onClick={onCounter}>
          Counter
        </Button>
        <Button
          size="touch"
          variant={card ? 'secondary' : 'primary'}
          className="grow"
          aria-label={`Accept ${name}’s quote of ${formatPrice(quote.amount_cents)}`}
          disabled={mustWait}
          loading={busy === 'accept' && !card}
          onClick={() => void run({ kind: 'accept' })}
        >
          Accept
        </Button>
        {card ? (
          <Button
            size="touch"
            variant="primary"
            className="w-full whitespace-normal"
            disabled={mustWait}
            loading={busy === 'accept'}
            onClick={() => void run({ kind: 'accept', card })}
          >
            Accept and pay {formatCents(total_cents)} with {cardName(card)}
          </Button>
        ) : null}
      </div>
      {quote.awaits_consent ? <p className="text-sm text-ink-2">{awaitingConsent(name)}</p> : null}
      {mustPay ? <p className="text-sm text-ink-2">Only the owner can pay the difference.</p> : null}
      <FormAlert>{problem}</FormAlert>
      {refused ? <RefusedCard {...refused} /> : null}
    </div>
  );
}
