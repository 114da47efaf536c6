import type { CreatorProfile } from '#contract/creators.ts';
import type { Account } from '#domain/access.ts';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { listCreatorProfiles } from './list-creator-profiles.ts';
import { presentCreator, viewOfCreator } from './policy.ts';

/** Who may not see a creator is told the same as where there is none. */
export async function viewCreator(db: Database, viewer: Account, id: string): Promise<CreatorProfile> {
  const [profile] = await listCreatorProfiles(db, [id]);
  const owner = await db
    .selectFrom('creators')
    .innerJoin('profiles', 'profiles.user_id', 'creators.user_id')
    .select(['creators.user_id', 'profiles.account_status'])
    .where('creators.id', '=', id)
    .executeTakeFirst();
  const view = profile && owner ? viewOfCreator(viewer, { ...owner, status: profile.status }) : null;
  if (profile === undefined || view === null) throw new Problem('not_found', 'There is no such creator.');
  return presentCreator(profile, view);
}
