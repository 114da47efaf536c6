import { z } from 'zod';
import { newYorkMoment } from '#domain/format/new-york-time.ts';
import { action, heading, note, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const applicationReceivedMail = defineMail({
  name: 'application-received',
  facts: z.object({ vetting_due_at: z.string(), is_second_try: z.boolean() }),
  subject: () => 'We got your application',
  compose: ({ vetting_due_at, is_second_try }, { config }) => ({
    letter: {
      preview: `You’ll hear back by ${newYorkMoment(vetting_due_at)}`,
      parts: [
        heading(is_second_try ? 'We got your new version.' : 'We got your application.'),
        text(
          `A real person reads it. You’ll hear back by ${newYorkMoment(vetting_due_at)}, New York time. We’ll approve it, ask for changes or tell you why not.`,
        ),
        text('There’s nothing you need to do. If it takes longer, we’ll email you.'),
        action('See status', `${config.app_url}/apply/status`),
        note(`Spotted a mistake? Write to ${config.contact_email}.`),
      ],
    },
  }),
});
