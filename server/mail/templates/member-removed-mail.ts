import { z } from 'zod';
import { heading, note, text } from '../letter.ts';
import { defineMail } from '../template.ts';

export const memberRemovedMail = defineMail({
  name: 'member-removed',
  facts: z.object({ business_name: z.string() }),
  subject: () => 'You no longer manage a business on Bizmeet',
  compose: ({ business_name }) => ({
    letter: {
      preview: 'Its owner took you out of the members.',
      parts: [
        heading('Your keys are handed in.'),
        text(
          `The owner of ${business_name} took you out of its members. From now on this account does not open its pages.`,
        ),
        note('Your account stays. Think it is a mistake? Ask them: they can invite you again.'),
      ],
    },
  }),
});
