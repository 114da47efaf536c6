import { z } from 'zod';
import { heading, note, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const accountSuspendedMail = defineMail({
  name: 'account-suspended',
  facts: z.object({ reason: z.string() }),
  subject: () => 'Your Bizmeet account is suspended',
  compose: ({ reason }, { config }) => ({
    letter: {
      preview: 'The reason, and how to appeal.',
      parts: [
        heading('Your account is suspended.'),
        text(reason),
        text(
          'Until we lift the suspension, payouts stay on hold, pending earnings stay pending, and campaigns and their deadlines are paused. Money that is already on its way to a bank still arrives.',
        ),
        text(`Disagree? Write to ${config.contact_email} and tell us why. A real person reads every appeal.`),
        note(
          'While you’re suspended, you can still sign in to see this notice, download your data or delete your account.',
        ),
      ],
    },
  }),
});
