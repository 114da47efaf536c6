import { sql } from 'kysely';
import type { BusinessChoices } from '#contract/businesses/own-businesses.ts';
import type { Account } from '#domain/accounts/access.ts';
import { MOST_BUSINESSES } from '#domain/businesses/invitation-states.ts';
import { MOST_COUNTED } from '#server/areas/messages/conversations/queries/count-unread-messages.ts';
import type { Context } from '#server/platform/context.ts';

type Row = Omit<BusinessChoices['businesses'][number], 'is_chosen'>;

/** The businesses of the account, its own first, with what is unread in each. */
export async function listChoices(
  { db }: Pick<Context, 'db'>,
  { user_id, business }: Account,
): Promise<BusinessChoices> {
  const { rows } = await sql<Row>`
    select b.id, b.business_name, b.slug, b.industry, m.role as membership,
      (select count(*)::int from (
        select 1 from conversation_participants p
        join conversations c on c.id = p.conversation_id and c.business_id = b.id
        join messages u on u.conversation_id = c.id and u.created_at > coalesce(p.last_read_at, '-infinity')
          and not u.is_deleted and u.sender_id <> ${user_id}
        where p.user_id = ${user_id} and p.has_news limit ${sql.lit(MOST_COUNTED)}
      ) as unread) as unread_message_count,
      (select count(*)::int from (
        select 1 from notifications n
        where n.user_id = ${user_id} and n.business_id = b.id and n.is_shown and n.read_at is null
        limit ${sql.lit(MOST_COUNTED)}
      ) as told) as unread_notification_count
    from business_members m join businesses b on b.id = m.business_id
    where m.user_id = ${user_id} and m.status = 'active'
    order by (m.role = 'owner') desc, m.created_at, m.id limit ${sql.lit(MOST_BUSINESSES)}`.execute(db);
  return { businesses: rows.map((row) => ({ ...row, is_chosen: row.id === business?.id })) };
}
