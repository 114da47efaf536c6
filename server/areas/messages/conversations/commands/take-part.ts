import { sql } from 'kysely';
import { listBusinessPeople } from '#server/areas/base/notifications/queries/list-business-people.ts';
import type { Tx } from '#server/platform/db/database.ts';

interface Talk {
  id: string;
  business_id: string;
  campaign_id: string;
  creator_user_id: string;
}

/** Adds the creator and the members of the business who work on the campaign. Existing participants stay unchanged. */
export async function addParticipants(
  tx: Tx,
  { id, business_id, campaign_id, creator_user_id }: Talk,
): Promise<void> {
  const people = [creator_user_id, ...(await listBusinessPeople(tx, { business_id, campaign_id }))];
  await tx
    .insertInto('conversation_participants')
    .values([...new Set(people)].map((user_id) => ({ conversation_id: id, user_id })))
    .onConflict((oc) => oc.doNothing())
    .execute();
}

interface Newcomer {
  business_id: string;
  user_id: string;
}

/** Adds a new member. Earlier messages are readable but don't count as unread. */
export async function joinConversations(tx: Tx, newcomer: Newcomer, now: Date): Promise<void> {
  await lockConversations(tx, newcomer);
  await insertParticipant(tx, newcomer, now)
    .onConflict((oc) =>
      oc.columns(['conversation_id', 'user_id']).doUpdateSet((eb) => ({
        last_read_at: eb.ref('excluded.last_read_at'),
        has_news: false,
      })),
    )
    .execute();
}

/** Adds a member to the conversations they aren't in yet, and leaves the others as they are. */
export async function joinMissedConversations(tx: Tx, newcomer: Newcomer, now: Date): Promise<void> {
  await lockConversations(tx, newcomer);
  await insertParticipant(tx, newcomer, now)
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** Blocks new messages meanwhile, because one that arrives now would never count as unread. */
async function lockConversations(tx: Tx, { business_id }: Newcomer): Promise<void> {
  await tx
    .selectFrom('conversations')
    .select('id')
    .where('business_id', '=', business_id)
    .orderBy('id')
    .forShare()
    .execute();
}

function insertParticipant(tx: Tx, { business_id, user_id }: Newcomer, now: Date) {
  // A message written in this very millisecond already counts as new.
  const at = new Date(now.getTime() - 1).toISOString();
  return tx
    .insertInto('conversation_participants')
    .columns(['conversation_id', 'user_id', 'last_read_at', 'has_news'])
    .expression((eb) =>
      eb
        .selectFrom('conversations as c')
        .select((of) => ['c.id', of.val(user_id).as('user_id')])
        // Messages can be dated slightly ahead if many arrive at once.
        .select(sql<string>`greatest(${at}::timestamptz, c.last_message_at)`.as('last_read_at'))
        .select((of) => of.val(false).as('has_news'))
        .where('c.business_id', '=', business_id),
    );
}

/** Removes a former member from the business's conversations. */
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
