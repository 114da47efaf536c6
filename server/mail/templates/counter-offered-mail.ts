import { formatCents } from '#domain/money.ts';
import { newYorkMoment } from '#domain/new-york-time.ts';
import { action, heading, text } from '../letter.ts';
import { defineMail } from '../template.ts';
import { quoteFacts, shortName } from './quote-facts.ts';

export const counterOfferedMail = defineMail({
  name: 'counter-offered',
  facts: quoteFacts,
  subject: ({ business_name, amount_cents }) =>
    `${shortName(business_name)} offers ${formatCents(amount_cents)}`,
  compose: ({ business_name, title, amount_cents, posted_cents, reason, expires_at }, { config }) => ({
    letter: {
      preview: `For ${title}. Say yes and you are in at once.`,
      parts: [
        heading(`${business_name} offers ${formatCents(amount_cents)}.`),
        text(`For “${title}”, posted at ${formatCents(posted_cents)}.`),
        ...(reason ? [text(`“${reason}”`)] : []),
        text(
          `Say yes and you are in at once. Without an answer by ${newYorkMoment(expires_at)}, the offer ends and your application stands at ${formatCents(posted_cents)}.`,
        ),
        action('Answer the offer', `${config.app_url}/creator/applications?segment=needs_you`),
      ],
    },
  }),
});
