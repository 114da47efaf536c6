import { z } from 'zod';
import { action, heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

const facts = z.object({ year: z.number().int(), form: z.string(), is_correction: z.boolean() });

export const taxStatementReadyMail = defineMail({
  name: 'tax-statement-ready',
  facts,
  subject: subjectOf,
  compose: (statement, { config }) => ({
    letter: {
      preview: `${subjectOf(statement)}.`,
      parts: [
        heading(`${subjectOf(statement)}.`),
        text(
          statement.is_correction
            ? 'It replaces the one you got before. Both are on your Earnings page.'
            : 'Important tax document. Download it as a PDF on your Earnings page.',
        ),
        action('See earnings', `${config.app_url}/creator/earnings`),
      ],
    },
  }),
});

function subjectOf({ year, form, is_correction }: z.infer<typeof facts>): string {
  return is_correction ? `Your ${form} for ${year} was corrected` : `Your ${form} for ${year} is ready`;
}
