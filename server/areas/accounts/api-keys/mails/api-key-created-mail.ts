import { z } from 'zod';
import { stopParts } from '#server/areas/accounts/owner-mails/stop-parts.ts';
import { heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

/** Tells the owner, because someone with a stolen session must not create a key unnoticed. */
export const apiKeyCreatedMail = defineMail({
  name: 'api-key-created',
  is_always_sent: true,
  facts: z.object({ user_id: z.string(), name: z.string(), business_name: z.string().nullable() }),
  subject: () => 'A new API key can act for your Bizmeet account',
  compose: async ({ user_id, name, business_name }, context, email) => ({
    letter: {
      preview: `The API key “${name}” was created.`,
      parts: [
        heading('You have a new API key.'),
        text(
          business_name === null
            ? `The API key “${name}” was created. Programs that have it can act for you within the scopes you chose.`
            : `The API key “${name}” was created. Programs that have it can act for you at ${business_name} within the scopes you chose.`,
        ),
        text(
          'If this was you, there’s nothing to do. You can revoke it any time under Settings, Developers.',
        ),
        ...(await stopParts(context, user_id, email)),
      ],
    },
  }),
});
