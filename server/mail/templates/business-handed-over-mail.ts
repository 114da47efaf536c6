import { z } from 'zod';
import { action, heading, note, text } from '../letter.ts';
import { defineMail } from '../template.ts';

export const businessHandedOverMail = defineMail({
  name: 'business-handed-over',
  facts: z.object({ business_name: z.string(), new_owner: z.string(), is_new_owner: z.boolean() }),
  subject: ({ is_new_owner }) =>
    is_new_owner ? 'A business on Bizmeet is yours now' : 'You handed your business over',
  compose: ({ business_name, new_owner, is_new_owner }, { config }) => ({
    letter: {
      preview: is_new_owner ? 'Billing and members come with it.' : 'You are a manager of it from now on.',
      parts: is_new_owner
        ? [
            heading('The keys are yours.'),
            text(`${business_name} belongs to your account now, with its billing and its members.`),
            action('Go to the settings', `${config.app_url}/business/settings`),
          ]
        : [
            heading('The keys changed hands.'),
            text(`${business_name} belongs to ${new_owner} now. You stay on as a manager.`),
            action('Change my password', `${config.app_url}/auth/forgot`),
            note(`That was not you? Choose a new password at once, then write to ${config.contact_email}.`),
          ],
    },
  }),
});
