import { z } from 'zod';
import { newYorkMoment } from '#domain/format/new-york-time.ts';
import { action, heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const vettingLateMail = defineMail({
  name: 'vetting-late',
  facts: z.object({
    vetting_due_at: z.string(),
    waiting_before: z.number().int(),
    assignee_name: z.string().nullable(),
  }),
  subject: () => 'Your application is taking longer than we said',
  compose: ({ vetting_due_at, waiting_before, assignee_name }, { config }) => ({
    letter: {
      preview: 'We still have it, and you keep your place in line.',
      parts: [
        heading('We’re running late.'),
        text(
          `We said you’d hear back by ${newYorkMoment(vetting_due_at)}, and you didn’t. Sorry about that.`,
        ),
        text(whyLate(waiting_before, assignee_name)),
        text('You keep your place in line and there’s nothing you need to do. We’ll email you our answer.'),
        action('See status', `${config.app_url}/apply/status`),
      ],
    },
  }),
});

/** The reason for the delay, from the state of the queue. */
function whyLate(waitingBefore: number, readerName: string | null): string {
  if (readerName !== null) return `${readerName} is reviewing your application now.`;
  if (waitingBefore === 0) return 'Yours is next in line.';
  const applications = waitingBefore === 1 ? '1 application' : `${waitingBefore} applications`;
  return `More people applied than we expected: ${applications} ${waitingBefore === 1 ? 'is' : 'are'} still ahead of yours.`;
}
