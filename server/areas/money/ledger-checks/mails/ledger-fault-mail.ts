import { z } from 'zod';
import { action, heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const ledgerFaultMail = defineMail({
  name: 'ledger-fault',
  facts: z.object({ fault_count: z.number().int() }),
  subject: ({ fault_count }) =>
    fault_count === 1
      ? 'The ledger check found 1 difference'
      : `The ledger check found ${fault_count} differences`,
  compose: (_facts, { config }) => ({
    letter: {
      preview: 'A ledger check found something you need to look at.',
      parts: [
        heading('The ledger doesn’t add up.'),
        text('We recalculated every balance from the transfers, and something doesn’t match.'),
        text('Nothing was changed. Utilities lists the expected and actual amounts.'),
        action('See differences', `${config.app_url}/admin/utilities?view=books`),
      ],
    },
  }),
});
