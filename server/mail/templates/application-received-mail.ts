import { z } from 'zod';
import { newYorkMoment } from '#domain/new-york-time.ts';
import { action, heading, note, text } from '../letter.ts';
import { defineMail } from '../template.ts';

export const applicationReceivedMail = defineMail({
  name: 'application-received',
  facts: z.object({ review_due_at: z.string(), is_second_try: z.boolean() }),
  subject: () => 'Your application is with us',
  compose: ({ review_due_at, is_second_try }, { config }) => ({
    letter: {
      preview: `You hear back by ${newYorkMoment(review_due_at)}`,
      parts: [
        heading(is_second_try ? 'It is with us again.' : 'Your application is with us.'),
        text(
          `A person reads it from top to bottom. You hear back by ${newYorkMoment(review_due_at)}, New York time: yes, a short list of changes, or no with the reason.`,
        ),
        text('You do not have to do anything. If it takes longer, we write to you.'),
        action('See where it stands', `${config.app_url}/apply/status`),
        note(
          `Spotted a mistake? Write to ${config.contact_email} and we hold the review until you are done.`,
        ),
      ],
    },
  }),
});
