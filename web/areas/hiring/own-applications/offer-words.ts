import type { OwnApplication } from '#contract/hiring/own-applications.ts';
import type { QuoteTurn } from '#contract/hiring/quotes.ts';
import { formatCents, formatPrice } from '#domain/format/money.ts';
import { newYorkMoment } from '#domain/format/new-york-time.ts';

/** Says what accepting a counter-offer does, and what happens without an answer. */
export function offerConsequence(
  {
    posted_cents,
    campaign: { is_offer },
  }: Pick<OwnApplication, 'posted_cents'> & { campaign: Pick<OwnApplication['campaign'], 'is_offer'> },
  { amount_cents, expires_at }: Pick<QuoteTurn, 'amount_cents' | 'expires_at'>,
): string {
  const extra = posted_cents === null ? 0 : amount_cents - posted_cents;
  const until = newYorkMoment(expires_at);
  if (is_offer) {
    return `Only you have this offer. Accept and you’re in right away: the money is already paid. If you decline, or don’t answer by ${until}, the offer ends.`;
  }
  if (posted_cents !== null && extra < 0) {
    const kept = `your application continues at ${formatPrice(posted_cents)}, and they can still choose someone else`;
    return `This is ${formatCents(-extra)} less than posted, but accept and the spot is yours right away. Without an answer by ${until}, the offer expires: ${kept}.`;
  }
  const paid = extra > 0 ? `the extra ${formatCents(extra)} is already paid` : 'the money is already paid';
  const stands = posted_cents === null ? 'continues' : `continues at ${formatPrice(posted_cents)}`;
  return `Accept and you’re in right away: ${paid}. Without an answer by ${until}, the offer expires and your application ${stands}.`;
}
