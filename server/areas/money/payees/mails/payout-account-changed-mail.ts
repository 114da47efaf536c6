import { z } from 'zod';
import { stopParts } from '#server/areas/accounts/owner-mails/stop-parts.ts';
import { heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

const CHANGES = ['connected', 'changed', 'removed'] as const;

const SUBJECTS: Record<(typeof CHANGES)[number], string> = {
  connected: 'A bank account was connected',
  changed: 'Your bank account was changed',
  removed: 'Your bank account was removed',
};

export const payoutAccountChangedMail = defineMail({
  name: 'payout-account-changed',
  is_always_sent: true,
  facts: z.object({
    user_id: z.string(),
    change: z.enum(CHANGES),
    waits: z.boolean(),
    before: z.string(),
    bank: z.string(),
  }),
  subject: ({ change }) => SUBJECTS[change],
  compose: async ({ user_id, change, waits, before, bank }, context, email) => {
    const news = {
      connected: `Bizmeet payouts now go to ${bank}.`,
      changed: `Bizmeet payouts now go to ${bank}, no longer to ${before}.`,
      removed: `We’ll no longer send payouts to ${before}.`,
    }[change];
    return {
      letter: {
        preview: news,
        parts: [
          heading(`${SUBJECTS[change]}.`),
          text(news),
          ...(waits ? [text('Payouts are on hold for 72 hours after this change.')] : []),
          text('If this was you, there’s nothing to do.'),
          ...(await stopParts(context, user_id, email)),
        ],
      },
    };
  },
});
