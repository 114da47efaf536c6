import { z } from 'zod';
import { action, note as aside, heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

/** To the people who have to know or act: something about a piece of work changed, or is about to. */
export const workChangedMail = defineMail({
  name: 'work-changed',
  facts: z.object({
    subject: z.string(),
    title: z.string(),
    body: z.string(),
    /** In somebody's own words. */
    quote: z.string().nullable(),
    campaign_title: z.string(),
    verb: z.string(),
    href: z.string(),
  }),
  subject: ({ subject }) => subject,
  compose: ({ title, body, quote, campaign_title, verb, href }, { config }) => ({
    letter: {
      preview: body,
      parts: [
        heading(`${title}.`),
        text(body),
        ...(quote ? [aside(`“${quote}”`)] : []),
        text(`Campaign: ${campaign_title}`),
        action(verb, `${config.app_url}${href}`),
      ],
    },
  }),
});
