import { z } from 'zod';
import { action, heading, note, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';
import { emailCheckLink } from '../email-check-link.ts';

export const checkEmailMail = defineMail({
  name: 'check-email',
  is_always_sent: true,
  facts: z.object({ suppression_id: z.uuid() }),
  subject: () => 'Confirm that you get our email',
  compose: ({ suppression_id }, { config }) => ({
    letter: {
      preview: 'One click and we’ll email you again.',
      parts: [
        heading('You’re getting our email.'),
        text('Confirm it, and we’ll email you again as set in your settings.'),
        action('Confirm email', emailCheckLink(config, suppression_id)),
        note('Didn’t ask for this? Ignore it and nothing changes.'),
      ],
    },
  }),
});
