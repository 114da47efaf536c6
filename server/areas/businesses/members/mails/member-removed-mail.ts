import { z } from 'zod';
import { heading, note, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const memberRemovedMail = defineMail({
  name: 'member-removed',
  facts: z.object({ business_name: z.string() }),
  subject: () => 'You no longer manage a business on Bizmeet',
  compose: ({ business_name }) => ({
    letter: {
      preview: 'The owner removed you from the team.',
      parts: [
        heading('You’re no longer a manager.'),
        text(
          `The owner of ${business_name} removed you from the team. You no longer have access to its pages.`,
        ),
        note('You still have your account. Think it’s a mistake? Ask the owner to invite you again.'),
      ],
    },
  }),
});
