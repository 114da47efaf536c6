import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { listBusinessPeople } from '../notices/list-business-people.ts';

/** The creator and everybody who looks after the business now. Whoever is in it already stays as they are. */
export async function addParticipants(
  tx: Tx,
  { id, business_id, creator_user_id }: { id: string; business_id: string; creator_user_id: string },
): Promise<void> {
  const people = [creator_user_id, ...(await listBusinessPeople(tx, business_id))];
  await tx
    .insertInto('conversation_participants')
    .values([...new Set(people)].map((user_id) => ({ conversation_id: id, user_id })))
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** A new member takes part from now on: what was said before is there to be read, and is no news to them. */
export async function joinConversations(
  tx: Tx,
  { business_id, user_id }: { business_id: string; user_id: string },
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  // Nothing is written meanwhile: what came in would be no news to them for ever.
  await tx
    .selectFrom('conversations')
    .select('id')
    .where('business_id', '=', business_id)
    .orderBy('id')
    .forShare()
    .execute();
  await tx
    .insertInto('conversation_participants')
    .columns(['conversation_id', 'user_id', 'last_read_at', 'has_news'])
    .expression((eb) =>
      eb
        .selectFrom('conversations as c')
        .select((of) => ['c.id', of.val(user_id).as('user_id')])
        // Messages are dated a moment ahead where many come at once.
        .select(sql<string>`greatest(${at}::timestamptz, c.last_message_at)`.as('last_read_at'))
        .select((of) => of.val(false).as('has_news'))
        .where('c.business_id', '=', business_id),
    )
    .onConflict((oc) =>
      oc.columns(['conversation_id', 'user_id']).doUpdateSet((eb) => ({
        last_read_at: eb.ref('excluded.last_read_at'),
        has_news: false,
      })),
    )
    .execute();
}

/** Whoever stops looking after a business takes part in its conversations no more. */
export async function leaveConversations(
  tx: Tx,
  { business_id, user_id }: { business_id: string; user_id: string },
): Promise<void> {
  await tx
    .deleteFrom('conversation_participants')
    .where('user_id', '=', user_id)
    .where('conversation_id', 'in', (eb) =>
      eb.selectFrom('conversations').select('id').where('business_id', '=', business_id),
    )
    .execute();
}
