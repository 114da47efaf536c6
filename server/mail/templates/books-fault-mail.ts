import { z } from 'zod';
import { action, heading, text } from '../letter.ts';
import { defineMail } from '../template.ts';

export const booksFaultMail = defineMail({
  name: 'books-fault',
  facts: z.object({ fault_count: z.number().int() }),
  subject: ({ fault_count }) =>
    fault_count === 1 ? 'The books do not fit in one place' : `The books do not fit in ${fault_count} places`,
  compose: (_facts, { config }) => ({
    letter: {
      preview: 'A count of the books found something for you to look at.',
      parts: [
        heading('The books do not fit.'),
        text(
          'Everything was counted again from the transfers alone, and something is not what it should be.',
        ),
        text('Nothing was changed. Utilities lists what was expected and what was found.'),
        action('See what was found', `${config.app_url}/admin/utilities?view=books`),
      ],
    },
  }),
});
