import { z } from 'zod';
import { action, heading, note, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';
import { unsubscribeLinks } from '#server/platform/mail/unsubscribe-links.ts';
import { waitlistLink } from '../waitlist-link.ts';

export const waitlistMail = defineMail({
  // Mails in the queue and in the records carry this name, so it stays as it was.
  name: 'waitlist',
  facts: z.object({ entry_id: z.uuid(), city_name: z.string() }),
  reason: {
    why: 'You’re getting this email because someone put this address on a Bizmeet waitlist.',
    has_no_account: true,
  },
  subject: ({ city_name }) => `Confirm your spot on the ${city_name} waitlist`,
  compose: ({ entry_id, city_name }, { config }) => {
    const link = waitlistLink(config, entry_id);
    return {
      unsubscribe: { ...unsubscribeLinks(config, `waitlist:${entry_id}`), page_url: link },
      letter: {
        preview: `One click and you’re on the ${city_name} waitlist.`,
        parts: [
          heading(`We’re not in ${city_name} yet.`),
          text(
            `You asked to hear when Bizmeet opens in ${city_name}. Confirm your address and we’ll email you once, when we open.`,
          ),
          action('Confirm my spot', link),
          note(
            'Not you, or changed your mind? You can leave the list on the same page. If you don’t confirm, we won’t email you again.',
          ),
        ],
      },
    };
  },
});
