import type { CampaignEvent } from '#contract/campaigns/own-campaigns.ts';
import { formatCents } from '#domain/format/money.ts';

type QuoteSentence = (creator: string, amount: string, actor: string) => string;

const acceptedQuote: QuoteSentence = (creator, amount, actor) =>
  `${actor} accepted ${creator}’s quote of ${amount}`;
const acceptedOffer: QuoteSentence = (creator, amount) => `${creator} accepted the ${amount} offer`;

/** A quote is the creator's; the business's counter is an offer. Each kind has a sentence for both. */
export const QUOTE_SENTENCES = {
  quote_made: quote(
    (creator, amount) => `${creator} asked for ${amount}`,
    (creator, amount, actor) => `${actor} offered ${creator} ${amount}`,
  ),
  quote_open: quote(
    (creator, amount) => `${creator} asked for ${amount}`,
    (creator, amount) => `The ${amount} offer went to ${creator}`,
  ),
  quote_accept: quote(acceptedQuote, acceptedOffer),
  quote_accept_paid: quote(acceptedQuote, acceptedOffer),
  quote_decline: quote(
    (creator, amount, actor) => `${actor} declined ${creator}’s quote of ${amount}`,
    (creator, amount) => `${creator} declined the ${amount} offer`,
  ),
  quote_counter: quote(
    (creator, amount, actor) => `${actor} countered ${creator}’s quote of ${amount}`,
    (creator, amount) => `${creator} countered the ${amount} offer`,
  ),
  quote_withdraw: quote(
    (creator, amount) => `${creator} withdrew the quote of ${amount}`,
    (creator, amount, actor) => `${actor} withdrew the ${amount} offer to ${creator}`,
  ),
  quote_expire: quote(
    (creator, amount) => `${creator}’s quote of ${amount} expired`,
    (creator, amount) => `The ${amount} offer to ${creator} expired`,
  ),
  quote_close: quote(
    (creator, amount) => `${creator}’s quote of ${amount} closed with the application`,
    (creator, amount) => `The ${amount} offer to ${creator} closed with the application`,
  ),
} as const;

function quote(byCreator: QuoteSentence, byBusiness: QuoteSentence) {
  return ({ quote_by, creator_name, actor_name, amount_cents }: CampaignEvent) => {
    const sentence = quote_by === 'business' ? byBusiness : byCreator;
    return sentence(
      creator_name ?? 'the creator',
      formatCents(amount_cents ?? 0),
      actor_name ?? 'Your business',
    );
  };
}
