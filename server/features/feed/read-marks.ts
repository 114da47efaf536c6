import { sql } from 'kysely';
import type { ApplicationStatus } from '#domain/application-states.ts';
import type { Database } from '../../db/database.ts';

interface Standing {
  status: ApplicationStatus;
  since: string | null;
}

/** What one creator has to do with the campaigns of a page, and how often the list has changed so far. */
export interface Marks {
  generation: number;
  applications: Map<string, Standing>;
  saved: Set<string>;
  hidden: Set<string>;
}

/** One statement: it is asked with every page, also with those that are remembered. */
export async function readMarks(
  db: Database,
  userId: string | null,
  campaignIds: readonly string[],
): Promise<Marks> {
  const { rows } = await (userId === null ? ofNobody() : ofCreator(userId, campaignIds)).execute(db);
  const [row] = rows;
  const kept = row?.kept ?? [];
  return {
    generation: row?.generation ?? 0,
    applications: new Map((row?.applied ?? []).map(([id, status, since]) => [id, { status, since }])),
    saved: new Set(kept.filter(([, as]) => as === 'saved').map(([id]) => id)),
    hidden: new Set(kept.filter(([, as]) => as === 'hidden').map(([id]) => id)),
  };
}

interface MarksRow {
  generation: number;
  applied: [id: string, status: ApplicationStatus, since: string | null][] | null;
  kept: [string, 'saved' | 'hidden'][] | null;
}

const GENERATION = sql`(select sum(generation)::bigint from listing_generations) as generation`;

function ofNobody() {
  return sql<MarksRow>`select ${GENERATION}, null::json as applied, null::json as kept`;
}

function ofCreator(userId: string, campaignIds: readonly string[]) {
  return sql<MarksRow>`
    select ${GENERATION},
      (
        select json_agg(json_build_array(a.campaign_id, a.status, to_char(
          (case when a.status = 'accepted' then a.decided_at else a.submitted_at end) at time zone 'UTC',
          'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
        )))
        from applications a
        where a.creator_id = c.id and a.campaign_id = any(${campaignIds}::uuid[])
      ) as applied,
      (
        select json_agg(json_build_array(k.campaign_id, k.kept_as)) from kept_campaigns k
        where k.creator_id = c.id and k.campaign_id = any(${campaignIds}::uuid[])
      ) as kept
    from (select 1) one left join creators c on c.user_id = ${userId}`;
}
