import { sql } from 'kysely';
import type { MediaFile } from '#contract/base/media.ts';
import type { CampaignCover } from '#contract/campaigns/covers.ts';
import type { Account } from '#domain/accounts/access.ts';
import { SIGNED_URL_SECONDS } from '#domain/base/media.ts';
import { reaches } from '#server/areas/base/actors/reach.ts';
import { findMedia } from '#server/areas/base/media/queries/find-media.ts';
import { signFile } from '#server/areas/base/media/sign-file.ts';
import { isCampaignShown } from '#server/areas/campaigns/details/policy.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';

/** The photos of these campaigns, for those this account may see. Three statements, however many campaigns. */
export async function listCovers(
  { db, files, now }: Pick<Context, 'db' | 'files' | 'now'>,
  viewer: Account,
  ids: readonly string[],
): Promise<CampaignCover[]> {
  const shown = await listShown(db, viewer, ids);
  const own = await findHeroes(
    db,
    'campaign',
    shown.map(({ id }) => id),
  );
  const bare = shown.filter(({ id }) => !own.has(id));
  const storefronts = await findHeroes(
    db,
    'business',
    bare.map(({ business_id }) => business_id),
  );
  const expiresAt = new Date(now().getTime() + SIGNED_URL_SECONDS * 1000);
  const covers = await Promise.all(
    shown.map(async ({ id, business_id }) => {
      const file = own.get(id) ?? storefronts.get(business_id);
      if (file === undefined) return null;
      const { url, copies, expires_at } = await signFile(files, file, expiresAt);
      const { alt_text, width, height, placeholder } = file;
      return { campaign_id: id, alt_text, width, height, placeholder, url, copies, expires_at };
    }),
  );
  return covers.filter((cover) => cover !== null);
}

/** A member sees the photos of their own drafts, and an admin all of them. */
async function listShown(db: Database, { user_id, role }: Account, ids: readonly string[]) {
  const rows = await db
    .selectFrom('campaigns as c')
    .select(['c.id', 'c.business_id', 'c.status', 'c.is_offer', 'c.published_at'])
    .select([
      sql<boolean>`c.is_paused_by_admin or c.stopped_at is not null`.as('is_paused_by_us'),
      sql<boolean>`exists (
        select 1 from business_members m
        where m.business_id = c.business_id and m.user_id = ${user_id} and m.status = 'active'
          and ${reaches('m', 'c.id')})`.as('is_own'),
      sql<boolean>`exists (
        select 1 from applications a join creators k on k.id = a.creator_id
        where a.campaign_id = c.id and k.user_id = ${user_id})`.as('has_application'),
    ])
    .where('c.id', 'in', [...new Set(ids)])
    .execute();
  return rows.filter((row) => role === 'admin' || row.is_own || isCampaignShown(row, row.has_application));
}

async function findHeroes(
  db: Database,
  entity_type: 'campaign' | 'business',
  ids: readonly string[],
): Promise<Map<string, MediaFile>> {
  const files = await findMedia(db, { entity_type, entity_ids: [...new Set(ids)], roles: ['hero'] });
  return new Map(files.map((file) => [file.entity_id, file]));
}
