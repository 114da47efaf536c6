import type { BusinessQuote } from '#contract/hiring/quotes.ts';
import { displayName } from '#domain/format/display-name.ts';
import { formatCents, formatPrice } from '#domain/format/money.ts';
import { awaitingConsent } from '#domain/hiring/applicant-segments.ts';
import { quoteReceipt } from '#domain/hiring/quote-receipt.ts';
import { cardName } from '#domain/money/saved-cards.ts';
import { RecordDrawer } from '#web/components/admin/record-drawer.tsx';
import { RefusedCard } from '#web/components/fundings/refused-card.tsx';
import { Link } from '#web/components/link.tsx';
import { MessageButton } from '#web/components/messages/message-button.tsx';
import { Rating } from '#web/components/ratings/rating.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { AudienceLine } from './audience-line.tsx';
import { CounterForm } from './counter-form.tsx';
import { DifferenceReceipt } from './difference-receipt.tsx';
import { QuoteHistory } from './quote-history.tsx';
import { firstNameOf, isFirstOffer, isOver, nextWords } from './status-words.ts';
import { useQuoteMove } from './use-quote-move.ts';
import { useSavedCard } from './use-saved-card.ts';

type QuoteDrawerProps = {
  quote: BusinessQuote;
  now: Date;
  ids: readonly string[];
  onOpen: (id: string) => void;
  onClose: () => void;
  businessId: string;
  /** False for an admin, whose view is read-only. */
  canAct: boolean;
  /** True if this person can pay the difference. */
  canPay: boolean;
};

/** Everything about a quote: the creator, the receipt, a counter-offer and the history. */
export function QuoteDrawer({
  quote,
  now,
  ids,
  onOpen,
  onClose,
  businessId,
  canAct,
  canPay,
}: QuoteDrawerProps) {
  const { run, isBusy, input, problem, refused } = useQuoteMove(quote, businessId);
  const card = useSavedCard(businessId, canAct && canPay);
  const busy = isBusy ? input?.kind : null;
  const { creator, amount_cents, posted_cents, status, made_by, expires_at, reason } = quote;
  const name = displayName({ full_name: creator.full_name, email: null });
  const place = ids.indexOf(quote.id);
  const isAlive = status === 'open' && !isOver(expires_at, now);
  const isYourTurn = isAlive && made_by === 'creator';
  const isYours = made_by === 'business' && (isAlive || status === 'awaiting_funding');
  const { total_cents } = quoteReceipt(posted_cents, amount_cents, quote.fee_percent);
  const payingCard = total_cents > 0 ? card : null;
  const mustWait = quote.awaits_consent || (amount_cents > posted_cents && !canPay);
  const footnote = quote.awaits_consent
    ? awaitingConsent(firstNameOf(quote))
    : 'Only the owner can pay the difference.';

  return (
    <RecordDrawer
      title={place < 0 ? 'Quote' : `Quote ${place + 1} of ${ids.length}`}
      ids={ids}
      openId={quote.id}
      onOpen={onOpen}
      onClose={onClose}
      {...(canAct && isYourTurn && mustWait && { footnote })}
      actions={
        canAct && isYourTurn ? (
          <>
            <Button
              size="touch"
              variant="danger"
              loading={busy === 'decline'}
              onClick={() => void run({ kind: 'decline' })}
            >
              Decline
            </Button>
            <Button
              size="touch"
              variant={payingCard ? 'secondary' : 'primary'}
              disabled={mustWait}
              loading={busy === 'accept' && !payingCard}
              onClick={() => void run({ kind: 'accept' })}
            >
              Accept for {formatPrice(amount_cents)}
            </Button>
            {payingCard ? (
              <Button
                size="touch"
                variant="primary"
                disabled={mustWait}
                loading={busy === 'accept'}
                className="whitespace-normal"
                onClick={() => void run({ kind: 'accept', card: payingCard })}
              >
                Accept and pay {formatCents(total_cents)} with {cardName(payingCard)}
              </Button>
            ) : null}
          </>
        ) : canAct && isYours ? (
          <Button size="touch" loading={busy === 'withdraw'} onClick={() => void run({ kind: 'withdraw' })}>
            {isFirstOffer(quote) ? 'Withdraw offer' : 'Withdraw counter'}
          </Button>
        ) : null
      }
    >
      <div className="flex items-center gap-4">
        <Avatar name={name} src={creator.avatar_url} className="size-16" />
        <div className="min-w-0">
          <h2 className="type-tool-title wrap-anywhere">
            <Link href={`/business/creators/${creator.id}`} className="hover:underline">
              {name}
            </Link>
          </h2>
          <AudienceLine creator={creator} />
          <p className="text-sm text-ink-2">
            <Rating rating={creator.rating} />
          </p>
        </div>
      </div>
      {canAct ? (
        <MessageButton
          campaignId={quote.campaign.id}
          creatorId={creator.id}
          name={firstNameOf(quote)}
          size="touch"
          className="mt-4"
        />
      ) : null}
      {reason ? <p className="type-prose mt-5 wrap-anywhere">“{reason}”</p> : null}
      {problem ? <FormAlert className="mt-4">{problem}</FormAlert> : null}
      {refused ? <RefusedCard {...refused} className="mt-4" /> : null}
      {isFirstOffer(quote) ? null : <DifferenceReceipt quote={quote} className="mt-6" />}
      {canAct && isYourTurn ? (
        <CounterForm
          key={quote.id}
          quote={quote}
          canPay={canPay}
          isSending={busy === 'counter'}
          card={card}
          onCounter={(counter, by) => void run({ kind: 'counter', counter, ...(by && { card: by }) })}
        />
      ) : null}
      <p className="mt-5 text-md text-ink-2">{nextWords(quote, now)}</p>
      <QuoteHistory quote={quote} now={now} name={firstNameOf(quote)} />
    </RecordDrawer>
  );
}
