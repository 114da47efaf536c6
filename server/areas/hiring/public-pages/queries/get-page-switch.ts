import type { BusinessPageSwitch, CreatorPageSwitch } from '#contract/hiring/page-switches.ts';
import { shortLink } from '#domain/creators/portfolio-links.ts';
import { publicPath } from '#domain/hiring/public-pages.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

const MOST_PIECES = 50;

export async function getCreatorPageSwitch(db: Database | Tx, userId: string): Promise<CreatorPageSwitch> {
  const row = await db
    .selectFrom('creators as c')
    .leftJoin('creator_pages as g', 'g.creator_id', 'c.id')
    .select(['c.id', 'c.handle', 'g.is_on', 'g.shows_prices'])
    .where('c.user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) throw new Problem('not_found', 'You don’t have a creator profile.');
  return {
    is_on: row.is_on ?? false,
    shows_prices: row.shows_prices ?? false,
    path: row.handle === null ? null : publicPath.creator(row.handle),
    pieces: await listPieces(db, row.id),
  };
}

/** The pieces a creator can choose from: uploads first, then links. */
export async function listPieces(db: Database | Tx, creatorId: string): Promise<CreatorPageSwitch['pieces']> {
  const files = await db
    .selectFrom('media_files as f')
    .leftJoin('creator_page_pieces as s', 's.media_file_id', 'f.id')
    .select(['f.id', 'f.caption', 'f.original_name', 's.id as shown'])
    .where('f.entity_type', '=', 'creator')
    .where('f.entity_id', '=', creatorId)
    .where('f.role', '=', 'portfolio')
    .where('f.is_active', '=', true)
    .where('f.status', '=', 'ready')
    .orderBy('f.sort_order')
    .orderBy('f.id')
    .limit(MOST_PIECES)
    .execute();
  const links = await db
    .selectFrom('portfolio_links as l')
    .leftJoin('creator_page_pieces as s', 's.portfolio_link_id', 'l.id')
    .select(['l.id', 'l.title', 'l.url', 's.id as shown'])
    .where('l.creator_id', '=', creatorId)
    .orderBy('l.sort_order')
    .orderBy('l.id')
    .limit(MOST_PIECES)
    .execute();
  return [
    ...files.map(({ id, caption, original_name, shown }) => ({
      ...{ id, kind: 'file' as const, is_shown: shown !== null },
      label: caption ?? original_name,
    })),
    ...links.map(({ id, title, url, shown }) => ({
      ...{ id, kind: 'link' as const, is_shown: shown !== null },
      label: title ?? shortLink(url),
    })),
  ];
}

export async function getBusinessPageSwitch(
  db: Database | Tx,
  businessId: string,
): Promise<BusinessPageSwitch> {
  const row = await db
    .selectFrom('businesses as b')
    .leftJoin('business_pages as g', 'g.business_id', 'b.id')
    .select(['b.slug', 'g.is_on'])
    .where('b.id', '=', businessId)
    .executeTakeFirst();
  if (row === undefined) throw new Problem('not_found', 'We can’t find that business.');
  return { is_on: row.is_on ?? false, path: publicPath.shop(row.slug) };
}
