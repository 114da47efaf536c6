import type { BusinessQuote } from '#contract/hiring/quotes.ts';
import { formatCents } from '#domain/format/money.ts';
import { endSentence, newYorkMoment } from '#domain/format/new-york-time.ts';
import { quoteReceipt } from '#domain/hiring/quote-receipt.ts';
import { firstName } from '#web/components/home/first-name.ts';

/** The status of a quote when it isn't the business's turn. */
export function statusWords(quote: BusinessQuote, now: Date): string {
  const { status, made_by, expires_at } = quote;
  const name = firstNameOf(quote);
  switch (status) {
    case 'awaiting_funding':
      return 'Not paid yet';
    case 'open':
      return isOver(expires_at, now)
        ? 'Expired'
        : made_by === 'business'
          ? `Waiting on ${name}`
          : 'Your turn';
    case 'accepted':
      return made_by === 'business' ? `${name} accepted` : 'You accepted';
    case 'declined':
      return made_by === 'business' ? `${name} declined` : 'You declined';
    case 'countered':
      return 'Countered';
    case 'withdrawn':
      return 'Withdrawn';
    case 'expired':
      return 'Expired';
  }
}

/** "You add $82.50", "$22.00 is refunded". */
export function costWords({ posted_cents, amount_cents, fee_percent }: BusinessQuote): string {
  const { total_cents } = quoteReceipt(posted_cents, amount_cents, fee_percent);
  return total_cents > 0 ? `You add ${formatCents(total_cents)}` : `${formatCents(-total_cents)} is refunded`;
}

/** The next step and its deadline. */
export function nextWords(quote: BusinessQuote, now: Date): string {
  const { status, made_by, expires_at } = quote;
  const name = firstNameOf(quote);
  const stands = withoutAgreement(quote);
  if (status === 'awaiting_funding') {
    return `${name} will be notified once you’ve paid the difference. Nothing changes until then.`;
  }
  if (status === 'accepted') return `${formatCents(quote.amount_cents)} is held for ${name}.`;
  if (status !== 'open' || isOver(expires_at, now)) {
    return quote.campaign.is_offer ? 'This price is no longer open.' : `The quote is closed, and ${stands}.`;
  }
  const mine = isFirstOffer(quote) ? 'offer' : 'counter-offer';
  return made_by === 'business'
    ? `${endSentence(`${name} has until ${newYorkMoment(expires_at)}`)} After that your ${mine} expires and ${stands}.`
    : `${endSentence(`You have until ${newYorkMoment(expires_at)}`)} After that the quote expires and ${stands}.`;
}

/** Explains what happens if nobody agrees on this price. */
export function withoutAgreement({ campaign, posted_cents }: BusinessQuote): string {
  return campaign.is_offer
    ? 'you get your money back, fee included'
    : `the application continues at ${formatCents(posted_cents)}`;
}

/** The price a business offered the job for, before anyone asked for another. */
export function isFirstOffer({ id, campaign, turns }: BusinessQuote): boolean {
  return campaign.is_offer && turns[0]?.id === id;
}

export function isOver(expiresAt: string, now: Date): boolean {
  return Date.parse(expiresAt) <= now.getTime();
}

export function firstNameOf({ creator: { full_name } }: Pick<BusinessQuote, 'creator'>): string {
  return firstName({ full_name, email: null });
}
