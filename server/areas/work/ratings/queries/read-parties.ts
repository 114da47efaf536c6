import { displayName } from '#domain/format/display-name.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** Both sides of the work, by name, and the campaign. */
export async function readParties(tx: Tx, collaborationId: string) {
  const { full_name, ...row } = await tx
    .selectFrom('collaborations as w')
    .innerJoin('campaigns as c', 'c.id', 'w.campaign_id')
    .innerJoin('businesses as b', 'b.id', 'w.business_id')
    .innerJoin('creators as k', 'k.id', 'w.creator_id')
    .innerJoin('profiles as p', 'p.user_id', 'k.user_id')
    .select([
      'w.business_id',
      'w.campaign_id',
      'c.title',
      'b.business_name',
      'k.user_id as creator_user_id',
      'p.full_name',
    ])
    .where('w.id', '=', collaborationId)
    .executeTakeFirstOrThrow();
  return { ...row, creator_name: displayName({ full_name, email: null }) };
}
