import { z } from 'zod';
import { formatCents } from '#domain/money.ts';
import { QUOTE_SIDES } from '#domain/quote-states.ts';
import { action, heading, text } from '../letter.ts';
import { defineMail } from '../template.ts';
import { quoteFacts, shortName } from './quote-facts.ts';

/** To whoever named the amount: what became of it. */
export const quoteSettledMail = defineMail({
  name: 'quote-settled',
  facts: quoteFacts.extend({
    turn: z.enum(['accepted', 'declined', 'lapsed']),
    made_by: z.enum(QUOTE_SIDES),
  }),
  subject: (facts) => SUBJECTS[facts.turn](shortName(otherOf(facts)), formatCents(facts.amount_cents)),
  compose: ({ turn, ...facts }, { config }) => {
    const { made_by, title, quote_id, posted_cents, amount_cents } = facts;
    const headline = SUBJECTS[turn](otherOf(facts), formatCents(amount_cents));
    return {
      letter: {
        preview: `For ${title}.`,
        parts: [
          heading(`${headline}.`),
          text(`For “${title}”, posted at ${formatCents(posted_cents)}.`),
          text(
            turn === 'accepted'
              ? `${formatCents(amount_cents)} is held for the work, and the spot is taken.`
              : `The application stands at ${formatCents(posted_cents)}. Nothing else changes.`,
          ),
          made_by === 'creator'
            ? action('See my applications', `${config.app_url}/creator/applications`)
            : action('See the quote', `${config.app_url}/business/quotes?quote=${quote_id}`),
        ],
      },
    };
  },
});

const SUBJECTS = {
  accepted: (other: string, amount: string) => `${other} said yes to ${amount}`,
  declined: (other: string, amount: string) => `${other} declined ${amount}`,
  lapsed: (other: string, amount: string) => `No answer from ${other} about ${amount}`,
};

function otherOf({ made_by, business_name, creator_name }: z.infer<typeof quoteFacts> & { made_by: string }) {
  return made_by === 'creator' ? business_name : creator_name;
}
