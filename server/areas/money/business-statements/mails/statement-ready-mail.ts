import { z } from 'zod';
import { inBusiness } from '#domain/businesses/business-links.ts';
import { monthWords } from '#domain/format/new-york-time.ts';
import { action, heading, line, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const statementReadyMail = defineMail({
  name: 'statement-ready',
  facts: z.object({
    business_id: z.uuid(),
    business_name: z.string(),
    month: z.string(),
    /** The year that ended, in January. */
    year: z.string().nullable(),
  }),
  subject: ({ month }) => `Your ${monthWords(month)} statement is ready`,
  compose: ({ business_id, business_name, month, year }, { config }) => {
    const urlOf = (period: string) =>
      `${config.app_url}${inBusiness(`/business/statements?period=${period}`, business_id)}`;
    return {
      letter: {
        preview: `Payments, releases, fees and refunds of ${business_name}.`,
        parts: [
          heading(`Your ${monthWords(month)} statement is ready.`),
          text(
            `It lists the payments, releases, fees and refunds of ${business_name}. You can download it as PDF or CSV.`,
          ),
          ...(year === null ? [] : [yearLine(year, urlOf(year))]),
          action('See statement', urlOf(month)),
        ],
      },
    };
  },
});

function yearLine(year: string, href: string) {
  return line(
    [
      { text: 'Your statement for all of ', is_bold: false, href: null },
      { text: year, is_bold: false, href },
      { text: ' is ready, too.', is_bold: false, href: null },
    ],
    false,
  );
}
