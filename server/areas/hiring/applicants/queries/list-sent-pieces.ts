import type { PortfolioLink } from '#contract/creators/profiles.ts';
import type { CampaignApplicant } from '#contract/hiring/applicants.ts';
import { MEDIA_COLUMNS } from '#server/areas/base/media/media-columns.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Files sent with an application, in the creator's order, without those deleted since. */
export async function listSentPieces(
  db: Database,
  applicationId: string,
): Promise<CampaignApplicant['pieces']> {
  const sent = await db
    .selectFrom('application_pieces')
    .select(['media_file_id', 'portfolio_link_id'])
    .where('application_id', '=', applicationId)
    .orderBy('sort_order')
    .execute();
  const fileIds = sent.flatMap(({ media_file_id }) => media_file_id ?? []);
  const linkIds = sent.flatMap(({ portfolio_link_id }) => portfolio_link_id ?? []);
  const files = fileIds.length === 0 ? [] : await filesOf(db, fileIds);
  const links = linkIds.length === 0 ? [] : await linksOf(db, linkIds);
  return sent
    .map(({ media_file_id, portfolio_link_id }) => ({
      file: files.find(({ id }) => id === media_file_id) ?? null,
      link: links.find(({ id }) => id === portfolio_link_id) ?? null,
    }))
    .filter(({ file, link }) => file !== null || link !== null);
}

export async function countPortfolio(db: Database, creatorId: string): Promise<number> {
  const { files } = await db
    .selectFrom('media_files')
    .select(({ fn }) => fn.countAll<number>().as('files'))
    .where('entity_type', '=', 'creator')
    .where('entity_id', '=', creatorId)
    .where('role', '=', 'portfolio')
    .where('is_active', '=', true)
    .where('status', '=', 'ready')
    .executeTakeFirstOrThrow();
  const { links } = await db
    .selectFrom('portfolio_links')
    .select(({ fn }) => fn.countAll<number>().as('links'))
    .where('creator_id', '=', creatorId)
    .executeTakeFirstOrThrow();
  return Number(files) + Number(links);
}

function filesOf(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('media_files')
    .select(MEDIA_COLUMNS)
    .where('id', 'in', ids)
    .where('is_active', '=', true)
    .where('status', '=', 'ready')
    .execute();
}

function linksOf(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('portfolio_links')
    .select(['id', 'url', 'platform', 'title', 'is_public', 'finding', 'checked_at'])
    .where('id', 'in', ids)
    .$castTo<PortfolioLink>()
    .execute();
}
