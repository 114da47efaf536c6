import { formatCents } from '#domain/money.ts';
import { newYorkMoment } from '#domain/new-york-time.ts';
import { type QuoteReceipt, quoteReceipt } from '#domain/quote-receipt.ts';
import { action, heading, note, text } from '../letter.ts';
import { defineMail } from '../template.ts';
import { quoteFacts, shortName } from './quote-facts.ts';

export const quoteAskedMail = defineMail({
  name: 'quote-asked',
  facts: quoteFacts,
  subject: ({ creator_name, amount_cents }) =>
    `${shortName(creator_name)} asks for ${formatCents(amount_cents)}`,
  compose: (
    { quote_id, creator_name, title, amount_cents, posted_cents, fee_percent, reason, expires_at },
    { config },
  ) => ({
    letter: {
      preview: `For ${title}. You posted ${formatCents(posted_cents)}.`,
      parts: [
        heading(`${creator_name} asks for ${formatCents(amount_cents)}.`),
        text(`For “${title}”, posted at ${formatCents(posted_cents)}.`),
        ...(reason ? [text(`“${reason}”`)] : []),
        text(costWords(quoteReceipt(posted_cents, amount_cents, fee_percent))),
        text(
          `You have until ${newYorkMoment(expires_at)}. Then the quote ends, and the application stands at ${formatCents(posted_cents)}.`,
        ),
        action('Answer the quote', `${config.app_url}/business/quotes?quote=${quote_id}`),
        note('Only you and the creator see a quote.'),
      ],
    },
  }),
});

function costWords({ total_cents }: QuoteReceipt): string {
  return total_cents > 0
    ? `To accept, you add ${formatCents(total_cents)}, the fee on the difference included.`
    : `Accept, and ${formatCents(-total_cents)} comes back to you, the fee on the difference included.`;
}
