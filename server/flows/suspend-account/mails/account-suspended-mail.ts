import { z } from 'zod';
import { APPEAL_DAYS, DECISIONS_PATH } from '#domain/admin/reports.ts';
import { action, heading, note, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const accountSuspendedMail = defineMail({
  name: 'account-suspended',
  facts: z.object({ reason: z.string(), can_appeal: z.boolean().default(false) }),
  subject: () => 'Your Bizmeet account is suspended',
  compose: ({ reason, can_appeal }, { config }) => ({
    letter: {
      preview: 'The reason, and how to appeal.',
      parts: [
        heading('Your account is suspended.'),
        text(reason),
        text(
          'Until we lift the suspension, payouts stay on hold, pending earnings stay pending, and campaigns and their deadlines are paused. Money that is already on its way to a bank still arrives.',
        ),
        ...(can_appeal
          ? [
              text(`Disagree? You can appeal once within ${APPEAL_DAYS} days. A person reads every appeal.`),
              action('Appeal the decision', `${config.app_url}${DECISIONS_PATH}`),
            ]
          : [
              text(
                `Disagree? Write to ${config.contact_email} and tell us why. A real person reads every appeal.`,
              ),
            ]),
        note(
          'While you’re suspended, you can still sign in to see this notice, download your data or delete your account.',
        ),
      ],
    },
  }),
});
