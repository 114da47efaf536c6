import { z } from 'zod';
import { reviewItem } from '#contract/creators.ts';
import { STEP_NAMES } from '#domain/application-steps.ts';
import { action, heading, note, text } from '../letter.ts';
import { defineMail } from '../template.ts';

export const applicationChangesMail = defineMail({
  name: 'application-changes',
  facts: z.object({ note: z.string(), items: z.array(reviewItem) }),
  subject: () => 'Your application came back with a note',
  compose: ({ note: words, items }, { config }) => ({
    letter: {
      preview: 'Change what it names and send it again.',
      parts: [
        heading('Your application came back with a note.'),
        text(words),
        ...items.map((item) => text(`${STEP_NAMES[item.step]}, ${item.subject}: ${item.note}`)),
        action('Make the changes', `${config.app_url}/apply`),
        note(
          'Nothing was lost and there is no deadline. Once you send it again, it is read within 2 business days.',
        ),
      ],
    },
  }),
});
