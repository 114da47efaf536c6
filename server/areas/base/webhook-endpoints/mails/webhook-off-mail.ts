import { z } from 'zod';
import { action, heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const webhookOffMail = defineMail({
  name: 'webhook-off',
  facts: z.object({ host: z.string() }),
  subject: ({ host }) => `Your webhook to ${host} was turned off`,
  compose: ({ host }, { config }) => ({
    letter: {
      preview: 'Nothing has arrived there for 3 days.',
      parts: [
        heading('Your webhook was turned off.'),
        text(`Every attempt to reach ${host} has failed for 3 days, so we stopped sending events there.`),
        text('Fix the server, turn the webhook on again, and send the missed events again from its log.'),
        action('See the log', `${config.app_url}/developers`),
      ],
    },
  }),
});
