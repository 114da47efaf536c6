import { z } from 'zod';
import { requestedChange } from '#contract/creators/profiles.ts';
import { STEP_NAMES } from '#domain/creators/application-steps.ts';
import { action, heading, note, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const applicationChangesMail = defineMail({
  name: 'application-changes',
  facts: z.object({ note: z.string(), items: z.array(requestedChange) }),
  subject: () => 'Your application needs changes',
  compose: ({ note: words, items }, { config }) => ({
    letter: {
      preview: 'Make them and send it again.',
      parts: [
        heading('Your application needs changes.'),
        text(words),
        ...items.map((item) => text(`${STEP_NAMES[item.step]}, ${item.subject}: ${item.note}`)),
        action('Edit application', `${config.app_url}/apply`),
        note(
          'Everything you entered is saved and there’s no deadline. Once you send it again, we aim to answer within 2 business days.',
        ),
      ],
    },
  }),
});
