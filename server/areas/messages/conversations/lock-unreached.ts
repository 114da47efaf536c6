import type { ConversationSide } from '#domain/messages/conversations.ts';
import { listBusinessPeople } from '#server/areas/base/notifications/queries/list-business-people.ts';
import type { Tx } from '#server/platform/db/database.ts';

interface Sent {
  conversation_id: string;
  side: ConversationSide;
  business_id: string;
  campaign_id: string;
  creator_user_id: string;
  created_at: string;
}

export interface Unreached {
  user_id: string;
  last_read_at: string | null;
}

/**
 * Locks recipients who haven't read a message. If two jobs come at once, the second finds nothing to do. People who
 * were notified and haven't read anything since are left out.
 */
export async function lockUnreached(tx: Tx, sent: Sent): Promise<Unreached[]> {
  const meant = sent.side === 'business' ? [sent.creator_user_id] : await listBusinessPeople(tx, sent);
  if (meant.length === 0) return [];
  return tx
    .selectFrom('conversation_participants as p')
    .innerJoin('profiles as r', 'r.user_id', 'p.user_id')
    .select(['p.user_id', 'p.last_read_at'])
    .where('p.conversation_id', '=', sent.conversation_id)
    .where('p.user_id', 'in', meant)
    .where('r.account_status', 'in', ['active', 'completed'])
    .where((eb) => eb.or([eb('p.last_read_at', 'is', null), eb('p.last_read_at', '<', sent.created_at)]))
    .where((eb) =>
      eb.or([eb('p.mailed_until', 'is', null), eb('p.last_read_at', '>=', eb.ref('p.mailed_until'))]),
    )
    .orderBy('p.user_id')
    .forUpdate('p')
    .execute();
}
