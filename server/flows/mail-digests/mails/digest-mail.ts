import { z } from 'zod';
import { notificationKindsFor } from '#domain/accounts/notification-kinds.ts';
import { inBusiness } from '#domain/businesses/business-links.ts';
import { formatCount } from '#domain/format/count.ts';
import { action, heading, type LetterPart, line, note } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

const updates = (count: number) => (count === 1 ? '1 update' : `${formatCount(count)} updates`);

/** Yesterday's notifications by kind, in the order of the settings, each with its link. */
export const digestMail = defineMail({
  name: 'digest',
  facts: z.object({
    user_id: z.uuid(),
    count: z.number().int(),
    notification_ids: z.array(z.uuid()).max(100),
  }),
  subject: ({ count }) => `${updates(count)} on Bizmeet`,
  compose: async ({ user_id, count, notification_ids }, { db, config }) => {
    const { role } = await db
      .selectFrom('profiles')
      .select('role')
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow();
    const rows =
      notification_ids.length === 0
        ? []
        : await db
            .selectFrom('notifications')
            .select(['kind', 'title', 'body', 'href', 'business_id'])
            .where('user_id', '=', user_id)
            .where('id', 'in', notification_ids)
            .orderBy('id')
            .execute();
    const groups = notificationKindsFor(role).flatMap(({ kind, label }): LetterPart[] => {
      const own = rows.filter((row) => row.kind === kind);
      if (own.length === 0) return [];
      return [
        line([{ text: label, is_bold: true, href: null }], false),
        ...own.map(({ title, body, href, business_id }) =>
          line(
            [
              {
                text: title,
                is_bold: false,
                href: `${config.app_url}${business_id ? inBusiness(href, business_id) : href}`,
              },
              ...(body ? [{ text: `: ${body}`, is_bold: false, href: null }] : []),
            ],
            true,
          ),
        ),
      ];
    });
    const left = count - rows.length;
    return {
      letter: {
        preview: rows.map(({ title }) => title).join('. ') || updates(count),
        parts: [
          heading(`${updates(count)} for you`),
          ...groups,
          ...(left > 0 ? [note(`And ${formatCount(left)} more on Bizmeet.`)] : []),
          action('Open Bizmeet', `${config.app_url}/auth/redirect`),
        ],
      },
    };
  },
});
