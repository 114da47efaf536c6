import { z } from 'zod';
import { action, heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

/** Tells admins that an owner used the link that stops the account. */
export const accountReportedMail = defineMail({
  name: 'account-reported',
  facts: z.object({ name: z.string() }),
  subject: () => 'Someone reported a change they didn’t make',
  compose: ({ name }, { config }) => ({
    letter: {
      preview: `${name} says someone else changed their account.`,
      parts: [
        heading('An account may be compromised.'),
        text(`${name} says someone else changed their account.`),
        text(
          'All their payouts are on hold, every device is signed out and the password no longer works. Payouts stay on hold until an admin releases one.',
        ),
        action('See payouts', `${config.app_url}/admin/payouts`),
      ],
    },
  }),
});
