import { z } from 'zod';
import { action, heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const shopOpenMail = defineMail({
  name: 'shop-open',
  facts: z.object({ business_id: z.uuid() }),
  subject: () => 'Your shop is live',
  compose: async ({ business_id }, { config, db }) => {
    const shop = await db
      .selectFrom('businesses')
      .select('business_name')
      .where('id', '=', business_id)
      .executeTakeFirst();
    const name = shop?.business_name ?? 'Your shop';
    return {
      letter: {
        preview: `${name} is set up. Next: post your first campaign.`,
        parts: [
          heading(`${name} is live.`),
          text(
            'Creators see your shop when you post a campaign. You can change its name, hours and photos any time.',
          ),
          text(
            'Next, post your first campaign: say what you’d like filmed and what you’ll pay. Nothing is charged until you pay for it.',
          ),
          action('Open dashboard', `${config.app_url}/business`),
        ],
      },
    };
  },
});
