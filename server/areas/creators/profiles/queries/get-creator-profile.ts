import type { CreatorProfile } from '#contract/creators/profiles.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { listCreatorProfiles } from './list-creator-profiles.ts';

export async function getCreatorProfile(db: Database | Tx, creatorId: string): Promise<CreatorProfile> {
  const [profile] = await listCreatorProfiles(db, [creatorId]);
  if (profile === undefined) throw new Problem('not_found', 'We can’t find that creator.');
  return profile;
}
