import { sql } from 'kysely';
import type { ContentFile, ContentPage, ContentQuery } from '#contract/work/content.ts';
import type { Account } from '#domain/accounts/access.ts';
import { MOST_CONTENT_CHOICES } from '#domain/work/content-limits.ts';
import { isInReach } from '#server/areas/base/actors/reach.ts';
import { requireMembership } from '#server/areas/businesses/businesses/queries/require-business.ts';
import { presentWorkFile } from '#server/areas/work/collaborations/queries/present-work-file.ts';
import type { Context } from '#server/platform/context.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import { inSnapshot } from '#server/platform/db/snapshot.ts';
import { describeBusinessRights } from '../business-rights.ts';
import {
  approvedAt,
  type ContentRow,
  creatorName,
  filterContent,
  selectContent,
  withDetails,
} from './content-rows.ts';

/** Everything a business may take home, newest first. */
export function listContent(
  context: Context,
  account: Account,
  business_id: string,
  { cursor, limit, ...filter }: ContentQuery,
): Promise<ContentPage> {
  return inSnapshot(context.db, async (db) => {
    const { reach } = await requireMembership(db, account, business_id, 'read');
    const own = selectContent(db)
      .where('w.business_id', '=', business_id)
      .where(isInReach(reach, 'w.campaign_id'));
    const left = filterContent(own, filter);
    const after = readCursor(cursor);
    const rows = await withDetails(left)
      .$if(after !== null, (query) =>
        query.where(sql<boolean>`(${approvedAt}, media_files.id) < (${after?.[0]}, ${after?.[1]})`),
      )
      .orderBy(approvedAt, 'desc')
      .orderBy('media_files.id', 'desc')
      .limit(limit + 1)
      .execute();
    const { page, next_cursor } = cutPage(rows, limit, ({ approved_at, id }) => [approved_at, id]);
    const files = await Promise.all(page.map((row) => presentContent(context, row)));
    if (after !== null) return { files, next_cursor, totals: null, campaigns: [], creators: [] };
    return { files, next_cursor, ...(await readSummary(own, left)) };
  });
}

type Selected = ReturnType<typeof selectContent>;

/** The sums of what the filter leaves, and the choices of the filter itself. */
async function readSummary(own: Selected, left: Selected) {
  const totals = await left
    .select(({ fn }) => fn.countAll<number>().as('file_count'))
    .select(sql<number>`coalesce(sum(media_files.byte_size), 0)::float8`.as('byte_size'))
    .executeTakeFirstOrThrow();
  const campaigns = await own
    .select(['w.campaign_id as id', 'c.title as name'])
    .distinct()
    .orderBy('c.title')
    .orderBy('w.campaign_id')
    .limit(MOST_CONTENT_CHOICES)
    .execute();
  const creators = await own
    .select(['w.creator_id as id', creatorName.as('name')])
    .distinct()
    .orderBy('name')
    .orderBy('w.creator_id')
    .limit(MOST_CONTENT_CHOICES)
    .execute();
  return { totals: { ...totals, file_count: Number(totals.file_count) }, campaigns, creators };
}

async function presentContent(context: Context, row: ContentRow): Promise<ContentFile> {
  const { collaboration_id, deliverable_id, kind, approved_at, contract } = row;
  return {
    file: await presentWorkFile(context, row),
    byte_size: Number(row.byte_size),
    collaboration_id,
    deliverable_id,
    kind,
    caption: row.post_caption,
    campaign: { id: row.campaign_id, identifier: row.slug ?? row.campaign_id, title: row.campaign_title },
    creator: { id: row.creator_id, name: row.creator_name },
    approved_at,
    rights: describeBusinessRights(contract),
  };
}
