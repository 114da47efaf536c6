import { z } from 'zod';
import { action, heading, note, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const briefChangedMail = defineMail({
  name: 'brief-changed',
  facts: z.object({
    title: z.string(),
    business_name: z.string(),
    /** The changes as text, no more than fit into a mail. */
    changes: z.array(z.string()),
    href: z.string(),
    /** Mails queued before consent was asked for don't say. */
    asks_again: z.boolean().default(false),
  }),
  subject: ({ title, asks_again }) => (asks_again ? `Are you still in? ${title}` : `Brief changed: ${title}`),
  compose: ({ title, business_name, changes, href, asks_again }, { config }) => ({
    letter: {
      preview: `${business_name} updated its brief.`,
      parts: [
        heading('A brief you applied to changed.'),
        text(`${business_name} changed “${title}”:`),
        ...changes.map((change) => text(change)),
        action(asks_again ? 'Read the brief and answer' : 'Read brief', `${config.app_url}${href}`),
        note(
          asks_again
            ? `${business_name} can accept you once you say you’re still in. If the new brief doesn’t work for you, you can withdraw.`
            : 'Your application hasn’t changed. If the new brief doesn’t work for you, you can withdraw.',
        ),
      ],
    },
  }),
});
