import { z } from 'zod';
import { action, heading, note, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const businessTransferredMail = defineMail({
  name: 'business-transferred',
  facts: z.object({ business_name: z.string(), new_owner: z.string(), is_new_owner: z.boolean() }),
  subject: ({ is_new_owner }) =>
    is_new_owner ? 'You now own a business on Bizmeet' : 'You transferred your business',
  compose: ({ business_name, new_owner, is_new_owner }, { config }) => ({
    letter: {
      preview: is_new_owner
        ? 'Billing and team members are yours to manage.'
        : 'You’re now one of its managers.',
      parts: is_new_owner
        ? [
            heading('You’re the new owner.'),
            text(`You now own ${business_name}, including its billing and team members.`),
            action('Open settings', `${config.app_url}/business/settings`),
          ]
        : [
            heading('You transferred your business.'),
            text(`${new_owner} now owns ${business_name}. You’re still a manager.`),
            action('Reset password', `${config.app_url}/auth/forgot`),
            note(`Wasn’t you? Reset your password now, then write to ${config.contact_email}.`),
          ],
    },
  }),
});
