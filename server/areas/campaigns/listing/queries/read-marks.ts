import { type RawBuilder, sql } from 'kysely';
import type { ApplicationStatus } from '#domain/hiring/application-states.ts';
import { compileOnce } from '#server/platform/db/compiled-query.ts';
import type { Database } from '#server/platform/db/database.ts';
import { announcedBefore, announcedStatus } from './announced-status.ts';

/** The state of one campaign for one creator. */
export interface Mark {
  status: ApplicationStatus | null;
  since: string | null;
  /** A campaign of a blocked shop is hidden. */
  bookmark: 'saved' | 'hidden' | null;
}

const NO_MARK: Mark = { status: null, since: null, bookmark: null };

/** The marks on a page. Campaigns without a mark are left out. */
export type Marks = ReadonlyMap<string, Mark>;

/** The number of changes to the list so far. */
export const GENERATION = sql<number>`(select sum(generation)::bigint from listing_generations)`;

/** The date of the application or, once the acceptance is announced, of the acceptance. */
export function markedSince(
  application: string,
  announced_before: string | RawBuilder<unknown>,
): RawBuilder<string | null> {
  const a = sql.table(application);
  return sql`to_char(
    (case when ${announcedStatus(application, announced_before)} = 'accepted' then ${a}.decided_at else ${a}.submitted_at end)
      at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
  )`;
}

/** Asks which campaigns of a page a creator applied to, saved or hid. Other accounts have none. */
interface Question {
  user_id: string | null;
  page: readonly string[];
  announced_before: string;
}

interface Answer {
  generation: number;
  marks: Marks;
}

interface Row {
  generation: number;
  applied: [id: string, status: ApplicationStatus, since: Mark['since']][] | null;
  bookmarked: [id: string, bookmark: Mark['bookmark']][] | null;
  blocked: string[] | null;
}

/** Always one row. For most creators, who have no blocks, the last column is one look into an index. */
const query = compileOnce(
  (_, { user_id, page, announced_before }: Question) => sql<Row>`
    select ${GENERATION} as generation, (
        select json_agg(json_build_array(a.campaign_id, ${announcedStatus('a', sql.ref('asked.announced_before'))}, ${markedSince('a', sql.ref('asked.announced_before'))}))
        from applications a where a.creator_id = c.id and a.campaign_id = any(asked.page)
      ) as applied, (
        select json_agg(json_build_array(k.campaign_id, k.kind))
        from campaign_bookmarks k where k.creator_id = c.id and k.campaign_id = any(asked.page)
      ) as bookmarked,
      case when exists (select from blocks x where x.creator_id = c.id) then (
        select json_agg(p.id) from campaigns p
        where p.id = any(asked.page) and exists (
          select from blocks x where x.creator_id = c.id and x.business_id = p.business_id
        )
      ) end as blocked
    from (select ${user_id}::uuid, ${page}::uuid[], ${announced_before}::timestamptz)
      as asked (user_id, page, announced_before)
    left join creators c on c.user_id = asked.user_id`,
);

function marksOf(
  applied: NonNullable<Row['applied']>,
  bookmarked: readonly (readonly [id: string, bookmark: Mark['bookmark']])[],
): Marks {
  const marks = new Map<string, Mark>(
    applied.map(([id, status, since]) => [id, { status, since, bookmark: null }]),
  );
  for (const [id, bookmark] of bookmarked) marks.set(id, { ...(marks.get(id) ?? NO_MARK), bookmark });
  return marks;
}

/** Runs for every page from the cache. */
export async function readMarks(
  db: Database,
  user_id: string | null,
  campaign_ids: readonly string[],
  now: Date,
): Promise<Answer> {
  const rows = await query(db, { user_id, page: campaign_ids, announced_before: announcedBefore(now) });
  const { generation, applied, bookmarked, blocked } = rows[0] as Row;
  return {
    generation,
    marks: marksOf(applied ?? [], [
      ...(bookmarked ?? []),
      ...(blocked ?? []).map((id) => [id, 'hidden'] as const),
    ]),
  };
}
