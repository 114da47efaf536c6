import { formatCents } from '#domain/format/money.ts';
import { newYorkMoment } from '#domain/format/new-york-time.ts';
import { action, heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';
import { quoteFacts, shortName } from './quote-facts.ts';

export const counterOfferedMail = defineMail({
  name: 'counter-offered',
  facts: quoteFacts,
  subject: ({ business_name, amount_cents }) =>
    `${shortName(business_name)} offered ${formatCents(amount_cents)}`,
  compose: (
    { business_name, title, amount_cents, posted_cents, reason, is_offer, expires_at },
    { config },
  ) => ({
    letter: {
      preview: `For ${title}. Accept and you’re in.`,
      parts: [
        heading(`${business_name} offered ${formatCents(amount_cents)}.`),
        text(
          is_offer
            ? `They want you for “${title}”.`
            : `For “${title}”, posted at ${formatCents(posted_cents)}.`,
        ),
        ...(reason ? [text(`“${reason}”`)] : []),
        text(
          is_offer
            ? `The money is already paid. If you accept, you’re in right away. You can also ask for another price or decline. If you don’t answer by ${newYorkMoment(expires_at)}, the offer ends.`
            : `If you accept, you’re in right away. If you don’t answer by ${newYorkMoment(expires_at)}, the offer expires and your application continues at ${formatCents(posted_cents)}.`,
        ),
        action('Answer offer', `${config.app_url}/creator/applications?segment=needs_you`),
      ],
    },
  }),
});
