import type { CreatorProfile } from '#contract/creators/profiles.ts';
import type { Account } from '#domain/accounts/access.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { noteView } from '#server/platform/http/note-view.ts';
import { presentCreator, viewOfCreator } from './policy.ts';
import { listCreatorProfiles } from './queries/list-creator-profiles.ts';

/** An account that may not see a creator gets the same response as if there were none. */
export async function viewCreator(db: Database, viewer: Account, id: string): Promise<CreatorProfile> {
  const [profile] = await listCreatorProfiles(db, [id]);
  const owner = await db
    .selectFrom('creators')
    .innerJoin('profiles', 'profiles.user_id', 'creators.user_id')
    .select(['creators.user_id', 'profiles.account_status'])
    .where('creators.id', '=', id)
    .executeTakeFirst();
  const view = profile && owner ? viewOfCreator(viewer, { ...owner, status: profile.status }) : null;
  if (profile === undefined || view === null) throw new Problem('not_found', 'We can’t find that creator.');
  if (view === 'full' && owner?.user_id !== viewer.user_id) {
    noteView({ subject_type: 'creator', subject_id: id });
  }
  return presentCreator(profile, view);
}
