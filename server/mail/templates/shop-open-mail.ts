import { z } from 'zod';
import { action, heading, text } from '../letter.ts';
import { defineMail } from '../template.ts';

export const shopOpenMail = defineMail({
  name: 'shop-open',
  facts: z.object({ business_id: z.uuid() }),
  subject: () => 'Your shop is on the street',
  compose: async ({ business_id }, { config, db }) => {
    const shop = await db
      .selectFrom('businesses')
      .select('business_name')
      .where('id', '=', business_id)
      .executeTakeFirst();
    const name = shop?.business_name ?? 'Your shop';
    return {
      letter: {
        preview: `${name} is set up. Next: say what you would like filmed.`,
        parts: [
          heading(`${name} is on the street.`),
          text(
            'Creators who live near by can find it from now on. Name, hours and pictures change any time in your settings.',
          ),
          text(
            'Next, look at what creators charge and write down what you would like filmed. Nothing is paid before you say so.',
          ),
          action('Open my dashboard', `${config.app_url}/business`),
        ],
      },
    };
  },
});
