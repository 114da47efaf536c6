import { z } from 'zod';
import { action, heading, note, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const applicationSummaryMail = defineMail({
  name: 'application-summary',
  facts: z.object({
    applicant_count: z.number().int(),
    campaigns: z
      .array(z.object({ title: z.string(), count: z.number().int() }))
      .min(1)
      .max(10),
    href: z.string(),
  }),
  subject: ({ applicant_count }) => `${peopleWords(applicant_count)} applied since yesterday evening`,
  compose: ({ applicant_count, campaigns, href }, { config }) => ({
    letter: {
      preview: campaigns.map(({ title }) => title).join(', '),
      parts: [
        heading('A busy day.'),
        text(`${peopleWords(applicant_count)} applied since yesterday at 6 p.m.:`),
        ...campaigns.map(({ title, count }) => text(`“${title}”: ${peopleWords(count)}`)),
        action('See applicants', `${config.app_url}${href}`),
        note('On days with more than 5 applications we send one email in the evening.'),
      ],
    },
  }),
});

function peopleWords(count: number): string {
  return count === 1 ? '1 creator' : `${count} creators`;
}
