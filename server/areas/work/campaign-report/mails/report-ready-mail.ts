import { z } from 'zod';
import { inBusiness } from '#domain/businesses/business-links.ts';
import { action, heading, line, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const reportReadyMail = defineMail({
  name: 'report-ready',
  facts: z.object({
    business_id: z.uuid(),
    /** The path of the report. */
    path: z.string(),
    campaign_title: z.string(),
    figures: z.array(z.object({ label: z.string(), value: z.string() })),
  }),
  subject: ({ campaign_title }) => `What “${campaign_title}” brought`,
  compose: ({ business_id, path, campaign_title, figures }, { config }) => ({
    letter: {
      preview: figures.map(({ label, value }) => `${label}: ${value}`).join(', '),
      parts: [
        heading(`What “${campaign_title}” brought`),
        text('We’re done reading the numbers of its posts. Here’s what they brought:'),
        ...figures.map(({ label, value }) =>
          line(
            [
              { text: `${label}: `, is_bold: false, href: null },
              { text: value, is_bold: true, href: null },
            ],
            true,
          ),
        ),
        action('See results', `${config.app_url}${inBusiness(path, business_id)}`),
      ],
    },
  }),
});
