import { OPEN_COLLABORATION_STATUSES } from '#domain/work/collaboration-states.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** Open work of an account, as a creator and of the businesses it owns, in locking order. */
export function listWorkOf(tx: Tx, userId: string) {
  return tx
    .selectFrom('collaborations')
    .innerJoin('creators', 'creators.id', 'collaborations.creator_id')
    .innerJoin('businesses', 'businesses.id', 'collaborations.business_id')
    .select(['collaborations.id', 'collaborations.status', 'collaborations.clocks_stopped_at'])
    .where((eb) => eb.or([eb('creators.user_id', '=', userId), eb('businesses.owner_id', '=', userId)]))
    .where('collaborations.status', 'in', OPEN_COLLABORATION_STATUSES)
    .orderBy('collaborations.campaign_id')
    .orderBy('collaborations.id')
    .execute();
}
