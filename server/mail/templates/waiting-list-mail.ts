import { z } from 'zod';
import { waitingListLink } from '../../features/waiting-list/waiting-list-link.ts';
import { action, heading, note, text } from '../letter.ts';
import { defineMail } from '../template.ts';

export const waitingListMail = defineMail({
  name: 'waiting-list',
  facts: z.object({ entry_id: z.uuid(), city_name: z.string() }),
  subject: ({ city_name }) => `Confirm your spot on the ${city_name} list`,
  compose: ({ entry_id, city_name }, { config }) => {
    const link = waitingListLink(config, entry_id);
    return {
      unsubscribe_url: link,
      letter: {
        preview: `One click and you are on the ${city_name} waiting list.`,
        parts: [
          heading(`The gate in ${city_name} is still down.`),
          text(
            `Somebody, we hope you, asked to hear when Bizmeet opens in ${city_name}. Confirm the address and we will write once, on the day.`,
          ),
          action('Confirm my spot', link),
          note(
            'Not you, or changed your mind? The same page takes you off the list. If you do nothing, we will not write again.',
          ),
        ],
      },
    };
  },
});
