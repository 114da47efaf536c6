import type { Account } from '#domain/access.ts';
import type { Database, Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';

export type WorkSide = 'creator' | 'business' | 'admin';

interface Place {
  collaboration_id: string;
  side: WorkSide;
}

/** Which piece of work is meant, by its id or by something of it. */
export type WorkWanted = { collaboration_id: string } | { deliverable_id: string };

/** Which side of the work somebody is on, as things stand now. To everybody else it is not there. */
export async function requireSide(
  db: Database | Tx,
  { user_id, role }: Pick<Account, 'user_id' | 'role'>,
  wanted: WorkWanted,
): Promise<Place> {
  const row = await findPlace(db, user_id, wanted);
  if (row === undefined) throw new Problem('not_found', 'There is no such work.');
  const { collaboration_id, creator_user_id, member_id } = row;
  if (creator_user_id === user_id) return { collaboration_id, side: 'creator' };
  if (member_id !== null) return { collaboration_id, side: 'business' };
  if (role === 'admin') return { collaboration_id, side: 'admin' };
  throw new Problem('not_found', 'There is no such work.');
}

/** The same where only one side may do it. Whoever may look but not do it is told whose it is. */
export async function requireOneSide(
  db: Database | Tx,
  account: Pick<Account, 'user_id' | 'role'>,
  wanted: WorkWanted,
  side: Exclude<WorkSide, 'admin'>,
): Promise<string> {
  const place = await requireSide(db, account, wanted);
  if (place.side === side) return place.collaboration_id;
  if (place.side === 'admin') throw new Problem('not_found', 'There is no such work.');
  throw new Problem('access_denied', `This is for the ${side} to do.`);
}

function findPlace(db: Database | Tx, userId: string, wanted: WorkWanted) {
  const query = db
    .selectFrom('collaborations')
    .innerJoin('creators', 'creators.id', 'collaborations.creator_id')
    .leftJoin('business_members as m', (join) =>
      join
        .onRef('m.business_id', '=', 'collaborations.business_id')
        .on('m.user_id', '=', userId)
        .on('m.status', '=', 'active'),
    )
    .select(['collaborations.id as collaboration_id', 'creators.user_id as creator_user_id'])
    .select('m.id as member_id');
  if ('collaboration_id' in wanted) {
    return query.where('collaborations.id', '=', wanted.collaboration_id).executeTakeFirst();
  }
  return query
    .innerJoin('deliverables', 'deliverables.collaboration_id', 'collaborations.id')
    .where('deliverables.id', '=', wanted.deliverable_id)
    .executeTakeFirst();
}
