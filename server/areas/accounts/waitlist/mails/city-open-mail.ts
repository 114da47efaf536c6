import { z } from 'zod';
import { action, heading, note, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

/** The one email the waitlist promises. The entry is deleted with it, so the record of the mail forgets the address too. */
export const cityOpenMail = defineMail({
  name: 'city-open',
  is_farewell: true,
  facts: z.object({ city_name: z.string() }),
  reason: {
    why: 'You’re getting this email because you joined a Bizmeet waitlist.',
    has_no_account: true,
  },
  subject: ({ city_name }) => `Bizmeet is open in ${city_name}`,
  compose: ({ city_name }, { config }) => ({
    letter: {
      preview: `You asked to hear when we open in ${city_name}. Today’s the day.`,
      parts: [
        heading(`We’re open in ${city_name}.`),
        text(
          `You asked to hear when Bizmeet opens in ${city_name}. Local businesses can now post campaigns there, and creators can apply and get paid.`,
        ),
        action('Sign up', `${config.app_url}/signup`),
        note('That was the one email you asked for. Your address is off the waitlist and deleted.'),
      ],
    },
  }),
});
