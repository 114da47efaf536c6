import { isWorking } from '#domain/accounts/account-states.ts';
import { passesCreatorGate } from '#domain/creators/creator-states.ts';
import { isBlocked } from '#server/areas/businesses/blocks/queries/is-blocked.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import type { OwnConversation } from '../require-conversation.ts';

/** The reason why nobody on the other side would read a message now, or why they may not write; null if they can. */
export async function findWritingRefusal(
  db: Database | Tx,
  { side, business_id, creator_id }: Pick<OwnConversation, 'side' | 'business_id' | 'creator_id'>,
): Promise<string | null> {
  if (await isBlocked(db, { business_id, creator_id })) return NO_MESSAGES;
  return side === 'business' ? findCreatorGone(db, creator_id) : findBusinessGone(db, business_id);
}

async function findCreatorGone(db: Database | Tx, creatorId: string): Promise<string | null> {
  const { status, account_status } = await db
    .selectFrom('creators as k')
    .innerJoin('profiles as p', 'p.user_id', 'k.user_id')
    .select(['k.status', 'p.account_status'])
    .where('k.id', '=', creatorId)
    .executeTakeFirstOrThrow();
  if (account_status === 'deleted') return 'This creator is no longer on Bizmeet.';
  const isThere = isWorking({ role: 'creator', account_status }) && passesCreatorGate(status);
  return isThere ? null : 'You can’t message this creator right now.';
}

async function findBusinessGone(db: Database | Tx, businessId: string): Promise<string | null> {
  const people = await db
    .selectFrom('business_members as m')
    .innerJoin('profiles as p', 'p.user_id', 'm.user_id')
    .select(['p.account_status'])
    .where('m.business_id', '=', businessId)
    .where('m.status', '=', 'active')
    .limit(50)
    .execute();
  if (people.length === 0) return 'This business is no longer on Bizmeet.';
  const isThere = people.some(({ account_status }) => isWorking({ role: 'business', account_status }));
  return isThere ? null : 'You can’t message this business right now.';
}

/** Both sides read it, so it doesn't say who blocked. */
const NO_MESSAGES = 'You can’t message each other right now. Open work continues on its own page.';
