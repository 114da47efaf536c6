import { z } from 'zod';
import { newYorkLongDay } from '#domain/new-york-time.ts';
import { action, heading, note, text } from '../letter.ts';
import { defineMail } from '../template.ts';

export const applicationRejectedMail = defineMail({
  name: 'application-rejected',
  facts: z.object({ note: z.string(), can_apply_again_at: z.string() }),
  subject: () => 'Your application: not this time',
  compose: ({ note: words, can_apply_again_at }, { config }) => ({
    letter: {
      preview: `The reason, and when you can apply again.`,
      parts: [
        heading('Not this time.'),
        text(
          'Thank you for showing us your work. We read all of it and did not take it this time. The reason:',
        ),
        text(words),
        text(
          `You may apply again from ${newYorkLongDay(can_apply_again_at)}. What you entered is kept until then.`,
        ),
        action('Read it on Bizmeet', `${config.app_url}/apply/status`),
        note(`Did we get something wrong? Write to ${config.contact_email}.`),
      ],
    },
  }),
});
