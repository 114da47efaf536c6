import type { Account } from '#domain/accounts/access.ts';
import { reaches } from '#server/areas/base/actors/reach.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { noteView } from '#server/platform/http/note-view.ts';

export type WorkSide = 'creator' | 'business' | 'admin';

interface Place {
  collaboration_id: string;
  side: WorkSide;
}

/** The collaboration, by its id or by the id of one of its deliverables. */
export type WorkWanted = { collaboration_id: string } | { deliverable_id: string };

/** The account's current side of the work. To everyone else the work does not exist. */
export async function requireSide(
  db: Database | Tx,
  { user_id, role }: Pick<Account, 'user_id' | 'role'>,
  wanted: WorkWanted,
): Promise<Place> {
  const row = await findPlace(db, user_id, wanted);
  if (row === undefined) throw new Problem('not_found', 'We can’t find that work.');
  const { collaboration_id, creator_user_id, member_id } = row;
  if (creator_user_id === user_id) return { collaboration_id, side: 'creator' };
  if (member_id !== null) return { collaboration_id, side: 'business' };
  if (role === 'admin') {
    noteView({ subject_type: 'collaboration', subject_id: collaboration_id });
    return { collaboration_id, side: 'admin' };
  }
  throw new Problem('not_found', 'We can’t find that work.');
}

/** The same for actions of one side. Accounts that may only read learn whose action it is. */
export async function requireOneSide(
  db: Database | Tx,
  account: Pick<Account, 'user_id' | 'role'>,
  wanted: WorkWanted,
  side: Exclude<WorkSide, 'admin'>,
): Promise<string> {
  const place = await requireSide(db, account, wanted);
  if (place.side === side) return place.collaboration_id;
  if (place.side === 'admin') throw new Problem('not_found', 'We can’t find that work.');
  throw new Problem('access_denied', `Only the ${side} can do this.`);
}

function findPlace(db: Database | Tx, userId: string, wanted: WorkWanted) {
  const query = db
    .selectFrom('collaborations')
    .innerJoin('creators', 'creators.id', 'collaborations.creator_id')
    .leftJoin('business_members as m', (join) =>
      join
        .onRef('m.business_id', '=', 'collaborations.business_id')
        .on('m.user_id', '=', userId)
        .on('m.status', '=', 'active')
        .on(reaches('m', 'collaborations.campaign_id')),
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
