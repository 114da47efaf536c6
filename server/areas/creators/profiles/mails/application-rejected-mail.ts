import { z } from 'zod';
import { newYorkLongDay } from '#domain/format/new-york-time.ts';
import { action, heading, note, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const applicationRejectedMail = defineMail({
  name: 'application-rejected',
  facts: z.object({ note: z.string(), can_apply_again_at: z.string() }),
  subject: () => 'Your Bizmeet application: not this time',
  compose: ({ note: words, can_apply_again_at }, { config }) => ({
    letter: {
      preview: `The reason, and when you can apply again.`,
      parts: [
        heading('Not this time.'),
        text(
          'Thank you for showing us your work. We’re not approving your application this time. Here’s why:',
        ),
        text(words),
        text(`You can apply again from ${newYorkLongDay(can_apply_again_at)}. We’ll keep what you entered.`),
        action('See decision', `${config.app_url}/apply/status`),
        note(`Think we got it wrong? Write to ${config.contact_email}.`),
      ],
    },
  }),
});
