import type { DisputeSide } from '#domain/work/dispute-states.ts';
import { reaches } from '#server/areas/base/actors/reach.ts';
import type { Database } from '#server/platform/db/database.ts';

export const BOTH_SIDES: readonly DisputeSide[] = ['creator', 'business'];

/** The work of an account on one side: as its creator, or as a member of the business. */
export function selectWorkOf(db: Database, userId: string, side: DisputeSide) {
  return db
    .selectFrom('collaborations as w')
    .innerJoin('campaigns as c', 'c.id', 'w.campaign_id')
    .innerJoin('businesses as b', 'b.id', 'w.business_id')
    .innerJoin('creators as k', 'k.id', 'w.creator_id')
    .innerJoin('profiles as p', 'p.user_id', 'k.user_id')
    .where((eb) =>
      side === 'creator'
        ? eb(
            'w.creator_id',
            'in',
            eb.selectFrom('creators').select('creators.id').where('creators.user_id', '=', userId),
          )
        : eb.exists(
            eb
              .selectFrom('business_members as m')
              .select('m.id')
              .whereRef('m.business_id', '=', 'w.business_id')
              .where('m.user_id', '=', userId)
              .where('m.status', '=', 'active')
              .where(reaches('m', 'w.campaign_id')),
          ),
    );
}
