import type { CreatorProfile } from '#contract/creators.ts';
import type { Database, Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { listCreatorProfiles } from './list-creator-profiles.ts';

export async function getCreatorProfile(db: Database | Tx, creatorId: string): Promise<CreatorProfile> {
  const [profile] = await listCreatorProfiles(db, [creatorId]);
  if (profile === undefined) throw new Problem('not_found', 'There is no such creator.');
  return profile;
}
