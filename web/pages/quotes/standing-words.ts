import type { BusinessQuote } from '#contract/quotes.ts';
import { formatCents } from '#domain/money.ts';
import { newYorkMoment } from '#domain/new-york-time.ts';
import { quoteReceipt } from '#domain/quote-receipt.ts';
import { firstName } from '#web/components/home/first-name.ts';

/** Where a quote stands when it is not the business's turn. */
export function standingWords(quote: BusinessQuote, now: Date): string {
  const { status, made_by, expires_at } = quote;
  const name = firstNameOf(quote);
  switch (status) {
    case 'awaiting_funding':
      return 'Not paid in yet';
    case 'open':
      return isOver(expires_at, now)
        ? 'Ran out'
        : made_by === 'business'
          ? `Waiting for ${name}`
          : 'Your turn';
    case 'accepted':
      return made_by === 'business' ? `${name} said yes` : 'You said yes';
    case 'declined':
      return made_by === 'business' ? `${name} declined` : 'You declined';
    case 'countered':
      return 'Countered';
    case 'withdrawn':
      return 'Taken back';
    case 'expired':
      return 'Ran out';
  }
}

/** "You add $82.50", "$22.00 comes back". */
export function costWords({ posted_cents, amount_cents, fee_percent }: BusinessQuote): string {
  const { total_cents } = quoteReceipt(posted_cents, amount_cents, fee_percent);
  return total_cents > 0 ? `You add ${formatCents(total_cents)}` : `${formatCents(-total_cents)} comes back`;
}

/** What happens next, and until when. */
export function nextWords(quote: BusinessQuote, now: Date): string {
  const { status, made_by, expires_at, posted_cents } = quote;
  const name = firstNameOf(quote);
  const stands = `the application stands at ${formatCents(posted_cents)}`;
  if (status === 'awaiting_funding') {
    return `${name} hears of it once the difference is paid in. Nothing changes until then.`;
  }
  if (status === 'accepted') return `${formatCents(quote.amount_cents)} is held for ${name}.`;
  if (status !== 'open' || isOver(expires_at, now)) return `The quote is over, ${stands}.`;
  return made_by === 'business'
    ? `${name} has until ${newYorkMoment(expires_at)}. Then your counter lapses, and ${stands}.`
    : `You have until ${newYorkMoment(expires_at)}. Then the quote lapses, and ${stands}.`;
}

export function isOver(expiresAt: string, now: Date): boolean {
  return Date.parse(expiresAt) <= now.getTime();
}

export function firstNameOf({ creator: { full_name } }: Pick<BusinessQuote, 'creator'>): string {
  return firstName({ full_name, email: null });
}
