import { sql } from 'kysely';
import type { ContentFilter } from '#contract/work/content.ts';
import type { WorkContract } from '#contract/work/contracts.ts';
import { MEDIA_COLUMNS } from '#server/areas/base/media/media-columns.ts';
import { isPaidFor } from '#server/areas/work/collaborations/queries/is-paid-for.ts';
import type { Database } from '#server/platform/db/database.ts';
import { patternOf } from '#server/platform/db/prefix.ts';

/** Files that were paid for, with what they were made for. The caller says whose. */
export function selectContent(db: Database) {
  return db
    .selectFrom('collaborations as w')
    .innerJoin('deliverables as d', 'd.collaboration_id', 'w.id')
    .innerJoin('submissions as s', (join) =>
      join.onRef('s.deliverable_id', '=', 'd.id').onRef('s.version', '=', 'd.version'),
    )
    .innerJoin('deliverable_files as f', 'f.submission_id', 's.id')
    .innerJoin('media_files', 'media_files.id', 'f.media_file_id')
    .innerJoin('campaigns as c', 'c.id', 'w.campaign_id')
    .innerJoin('creators as k', 'k.id', 'w.creator_id')
    .innerJoin('profiles as p', 'p.user_id', 'k.user_id')
    .where(isPaidFor('d'))
    .where('media_files.status', '=', 'ready')
    .where('media_files.objects_removed_at', 'is', null);
}

type ContentRows = ReturnType<typeof selectContent>;

/** The moment from which a file could be taken home; a dispute may have given it without an approval. */
export const approvedAt = sql<string>`coalesce(d.approved_at, d.settled_at)`;
export const creatorName = sql<string>`coalesce(nullif(trim(p.full_name), ''), 'A creator')`;

export function withDetails(rows: ContentRows) {
  return rows
    .select(MEDIA_COLUMNS)
    .select(['media_files.objects_removed_at', 'media_files.updated_at'])
    .select([
      'w.id as collaboration_id',
      'w.campaign_id',
      'w.creator_id',
      'c.slug',
      'c.title as campaign_title',
    ])
    .select(['d.id as deliverable_id', 'd.kind', 'd.quantity', 's.caption as post_caption', 'd.post_url'])
    .select(sql<WorkContract>`w.contract`.as('contract'))
    .select([approvedAt.as('approved_at'), creatorName.as('creator_name')]);
}

export type ContentRow = Awaited<ReturnType<ReturnType<typeof withDetails>['executeTakeFirstOrThrow']>>;

export function filterContent(
  rows: ContentRows,
  { campaign_id, creator_id, kind, q }: ContentFilter,
): ContentRows {
  const wanted = q ? patternOf(q) : null;
  return rows
    .$if(campaign_id !== undefined, (query) => query.where('w.campaign_id', '=', campaign_id ?? ''))
    .$if(creator_id !== undefined, (query) => query.where('w.creator_id', '=', creator_id ?? ''))
    .$if(kind !== undefined, (query) => query.where('d.kind', '=', kind ?? 'ugc_photo'))
    .$if(wanted !== null, (query) =>
      query.where((eb) =>
        eb.or([
          eb('media_files.original_name', 'ilike', wanted),
          eb('s.caption', 'ilike', wanted),
          eb('c.title', 'ilike', wanted),
          eb('p.full_name', 'ilike', wanted),
        ]),
      ),
    );
}
