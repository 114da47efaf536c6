import { z } from 'zod';
import { formatCents } from '#domain/format/money.ts';
import { QUOTE_SIDES } from '#domain/hiring/quote-states.ts';
import { action, heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';
import { quoteFacts, shortName } from './quote-facts.ts';

/** Goes to the side that made the quote, with the result. */
export const quoteSettledMail = defineMail({
  name: 'quote-settled',
  facts: quoteFacts.extend({
    turn: z.enum(['accepted', 'declined', 'lapsed']),
    made_by: z.enum(QUOTE_SIDES),
  }),
  subject: (facts) => SUBJECTS[facts.turn](shortName(otherOf(facts)), formatCents(facts.amount_cents)),
  compose: ({ turn, ...facts }, { config }) => {
    const { made_by, title, quote_id, posted_cents, amount_cents, is_offer } = facts;
    const headline = SUBJECTS[turn](otherOf(facts), formatCents(amount_cents));
    return {
      letter: {
        preview: `For ${title}.`,
        parts: [
          heading(`${headline}.`),
          text(is_offer ? `For “${title}”.` : `For “${title}”, posted at ${formatCents(posted_cents)}.`),
          text(
            turn === 'accepted'
              ? `${formatCents(amount_cents)} is held for the work, and the spot is taken.`
              : is_offer
                ? `The offer has ended.${made_by === 'business' ? ' The money is on its way back, fee included.' : ''}`
                : `The application continues at ${formatCents(posted_cents)}.`,
          ),
          made_by === 'creator'
            ? action('See applications', `${config.app_url}/creator/applications`)
            : action('See quote', `${config.app_url}/business/quotes?quote=${quote_id}`),
        ],
      },
    };
  },
});

const SUBJECTS = {
  accepted: (other: string, amount: string) => `${other} accepted ${amount}`,
  declined: (other: string, amount: string) => `${other} declined ${amount}`,
  lapsed: (other: string, amount: string) => `${other} didn’t answer about ${amount}`,
};

function otherOf({ made_by, business_name, creator_name }: z.infer<typeof quoteFacts> & { made_by: string }) {
  return made_by === 'creator' ? business_name : creator_name;
}
