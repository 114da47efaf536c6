import { useState } from 'react';
import type { BusinessQuote } from '#contract/hiring/quotes.ts';
import type { SavedCard } from '#contract/money/saved-cards.ts';
import { formatCents } from '#domain/format/money.ts';
import type { CardRefusal } from '#domain/money/saved-cards.ts';
import { call } from '#web/api/call.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { REFRESH_ALL } from '#web/session/perform-action.ts';
import { useAction } from '#web/session/use-action.ts';
import type { ToastRequest } from '#web/ui/toast.ts';
import { firstNameOf } from './status-words.ts';

export interface Counter {
  amount_cents: number;
  reason: string;
}

/** A business's move on a quote. */
export type QuoteMove =
  | { kind: 'decline' | 'withdraw' }
  | { kind: 'accept'; card?: SavedCard }
  | { kind: 'counter'; counter: Counter; card?: SavedCard };

/** A saved card that didn't pay, and the page that can. */
export interface RefusedQuoteCard {
  refusal: CardRefusal;
  card: SavedCard;
  href: string;
}

/** Shows the result in a toast; if the difference has to be paid first, it opens the payment page. */
export function useQuoteMove(quote: BusinessQuote, businessId: string) {
  const path = { id: businessId, quote_id: quote.id };
  const [refused, setRefused] = useState<RefusedQuoteCard | null>(null);
  const action = useAction((api, move: QuoteMove) => sendMove(api, path, move), {
    ...REFRESH_ALL,
    done: ({ checkout_url, card_refusal }, move) => {
      if (checkout_url === null) return saidAfter(quote, move);
      if (card_refusal && 'card' in move && move.card) {
        setRefused({ refusal: card_refusal, card: move.card, href: checkout_url });
        return null;
      }
      window.location.assign(checkout_url);
      return null;
    },
  });
  return { ...action, refused };
}

function sendMove(api: ApiReach, path: { id: string; quote_id: string }, move: QuoteMove) {
  switch (move.kind) {
    case 'accept':
      return call(api, 'POST /api/businesses/:id/quotes/:quote_id/acceptance', {
        params: path,
        query: move.card ? { card_id: move.card.id } : {},
      });
    case 'counter':
      return call(api, 'POST /api/businesses/:id/quotes/:quote_id/counter', {
        params: path,
        body: { ...move.counter, ...(move.card && { card_id: move.card.id }) },
      });
    case 'decline':
      return call(api, 'POST /api/businesses/:id/quotes/:quote_id/decline', { params: path });
    case 'withdraw':
      return call(api, 'POST /api/businesses/:id/quotes/:quote_id/withdrawal', { params: path });
  }
}

function saidAfter(quote: BusinessQuote, move: QuoteMove): ToastRequest {
  const name = firstNameOf(quote);
  switch (move.kind) {
    case 'accept':
      return { title: `${name} accepted. ${formatCents(quote.amount_cents)} is held.`, variant: 'success' };
    case 'counter':
      return {
        title: `${name} has ${quote.answer_hours} hours for ${formatCents(move.counter.amount_cents)}.`,
      };
    case 'decline':
      if (quote.campaign.is_offer) return { title: 'Declined. The offer has ended, and we refund it.' };
      return { title: `Declined. The application continues at ${formatCents(quote.posted_cents)}.` };
    case 'withdraw':
      return {
        title: quote.campaign.is_offer
          ? 'Withdrawn. The offer has ended, and we refund it.'
          : 'Counter-offer withdrawn.',
      };
  }
}
