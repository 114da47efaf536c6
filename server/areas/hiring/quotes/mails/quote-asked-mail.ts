import { formatCents } from '#domain/format/money.ts';
import { newYorkMoment } from '#domain/format/new-york-time.ts';
import { type QuoteReceipt, quoteReceipt } from '#domain/hiring/quote-receipt.ts';
import { action, heading, note, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';
import { quoteFacts, shortName } from './quote-facts.ts';

export const quoteAskedMail = defineMail({
  name: 'quote-asked',
  facts: quoteFacts,
  subject: ({ creator_name, amount_cents }) =>
    `${shortName(creator_name)} asked for ${formatCents(amount_cents)}`,
  compose: (
    {
      quote_id,
      creator_name,
      title,
      amount_cents,
      posted_cents,
      fee_percent,
      reason,
      is_offer,
      expires_at,
      ...facts
    },
    { config },
  ) => ({
    letter: {
      preview: `For ${title}. You posted ${formatCents(posted_cents)}.`,
      parts: [
        heading(`${creator_name} asked for ${formatCents(amount_cents)}.`),
        text(
          facts.is_application
            ? `They applied to “${title}”, posted at ${formatCents(posted_cents)}.`
            : `For “${title}”, posted at ${formatCents(posted_cents)}.`,
        ),
        ...(reason ? [text(`“${reason}”`)] : []),
        text(costWords(quoteReceipt(posted_cents, amount_cents, fee_percent))),
        text(
          is_offer
            ? `If you decline or don’t answer by ${newYorkMoment(expires_at)}, your offer ends and its money goes back to you.`
            : `If you don’t answer by ${newYorkMoment(expires_at)}, the quote expires and the application continues at ${formatCents(posted_cents)}.`,
        ),
        action('Answer quote', `${config.app_url}/business/quotes?quote=${quote_id}`),
        note('Only you and the creator can see this quote.'),
      ],
    },
  }),
});

function costWords({ total_cents }: QuoteReceipt): string {
  return total_cents > 0
    ? `To accept, you pay another ${formatCents(total_cents)}, including the fee.`
    : `If you accept, we refund the difference of ${formatCents(-total_cents)}, including the fee.`;
}
