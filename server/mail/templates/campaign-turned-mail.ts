import { z } from 'zod';
import { action, note as aside, heading, text } from '../letter.ts';
import { defineMail } from '../template.ts';

/** To the people of a business: something happened to a campaign that none of them did. */
export const campaignTurnedMail = defineMail({
  name: 'campaign-turned',
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
