import { z } from 'zod';
import { action, note as aside, heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

/** Tells members of a business about a change to a campaign that none of them made. */
export const campaignChangedMail = defineMail({
  name: 'campaign-changed',
  facts: z.object({
    title: z.string(),
    body: z.string(),
    verb: z.string(),
    href: z.string(),
    note: z.string().nullable(),
  }),
  subject: ({ title }) => title,
  compose: ({ title, body, verb, href, note }, { config }) => ({
    letter: {
      preview: body,
      parts: [
        heading(`${title}.`),
        text(body),
        ...(note ? [aside(`“${note}”`)] : []),
        action(verb, `${config.app_url}${href}`),
      ],
    },
  }),
});
