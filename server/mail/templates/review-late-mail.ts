import { z } from 'zod';
import { newYorkMoment } from '#domain/new-york-time.ts';
import { action, heading, text } from '../letter.ts';
import { defineMail } from '../template.ts';

export const reviewLateMail = defineMail({
  name: 'review-late',
  facts: z.object({
    review_due_at: z.string(),
    waiting_before: z.number().int(),
    reader_name: z.string().nullable(),
  }),
  subject: () => 'Your application takes longer than we said',
  compose: ({ review_due_at, waiting_before, reader_name }, { config }) => ({
    letter: {
      preview: 'It is not lost, and you keep your place.',
      parts: [
        heading('We are late.'),
        text(`We said you would hear back by ${newYorkMoment(review_due_at)}, and you did not.`),
        text(whyLate(waiting_before, reader_name)),
        text('You keep your place and do not have to do anything. The answer comes by email.'),
        action('See where it stands', `${config.app_url}/apply/status`),
      ],
    },
  }),
});

/** What the queue itself tells of the delay. */
function whyLate(waitingBefore: number, readerName: string | null): string {
  if (readerName !== null) return `${readerName} has your application in hand and is not done with it.`;
  if (waitingBefore === 0) return 'Yours is the next one to be read.';
  const applications = waitingBefore === 1 ? '1 application' : `${waitingBefore} applications`;
  return `More people applied than we could read: ${applications} that came before yours ${waitingBefore === 1 ? 'is' : 'are'} still waiting.`;
}
