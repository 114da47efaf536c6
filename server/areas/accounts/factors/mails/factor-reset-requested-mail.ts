import { z } from 'zod';
import { newYorkMoment } from '#domain/format/new-york-time.ts';
import { stopParts } from '#server/areas/accounts/owner-mails/stop-parts.ts';
import { heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

/** The person who claims to have lost every factor may not be the owner, so the owner has three days to object. */
export const factorResetRequestedMail = defineMail({
  name: 'factor-reset-requested',
  is_always_sent: true,
  facts: z.object({ user_id: z.string(), due_at: z.string() }),
  subject: () => 'Your passkeys and authenticator app will be removed',
  compose: async ({ user_id, due_at }, context, email) => ({
    letter: {
      preview: `They’ll be removed on ${newYorkMoment(due_at)} unless you stop it.`,
      parts: [
        heading('Your passkeys and authenticator app will be removed.'),
        text(
          `Someone told us that you lost every passkey, your authenticator app and your recovery codes. We’ll remove them on ${newYorkMoment(due_at)}, so that you can sign in with your password or an email link.`,
        ),
        text('If that was you, there’s nothing to do. Signing in with any of them cancels the removal.'),
        ...(await stopParts(context, user_id, email)),
      ],
    },
  }),
});
