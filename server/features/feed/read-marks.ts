import { type RawBuilder, sql } from 'kysely';
import type { ApplicationStatus } from '#domain/application-states.ts';
import { buildOnce } from '../../db/build-once.ts';
import type { Database } from '../../db/database.ts';

/** What one creator has to do with one campaign. */
export interface Mark {
  status: ApplicationStatus | null;
  since: string | null;
  kept_as: 'saved' | 'hidden' | null;
}

/** The same for a page; what they have nothing to do with is not in it. */
export type Marks = ReadonlyMap<string, Mark>;

/** How often the list has changed so far. */
export const GENERATION = sql<number>`(select sum(generation)::bigint from listing_generations)`;

/** When somebody applied; of those who were accepted, when that was. */
export function markedSince(application: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`to_char(
    (case when ${application}.status = 'accepted' then ${application}.decided_at else ${application}.submitted_at end)
      at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
  )`;
}

interface Row {
  generation: number;
  marks: [id: string, ...Mark[keyof Mark][]][] | null;
}

interface Asked {
  user_id: string;
  campaign_ids: readonly string[];
}

const askForCreator = buildOnce(
  (_, { user_id, campaign_ids }: Asked) => sql<Row>`
    select ${GENERATION} as generation, (
      select json_agg(json_build_array(
        campaign_id, a.status, ${markedSince(sql.ref('a'))}, k.kept_as
      ))
      from (
        select c.id as creator_id, campaign_id from creators c, unnest(${campaign_ids}::uuid[]) campaign_id
        where c.user_id = ${user_id}
      ) one
      left join applications a using (creator_id, campaign_id)
      left join kept_campaigns k using (creator_id, campaign_id)
      where a.id is not null or k.kept_as is not null
    ) as marks`,
);

const askForOthers = buildOnce(() => sql<Row>`select ${GENERATION} as generation, null::json as marks`);

/** One statement: it is asked with every page that is remembered. */
export async function readMarks(
  db: Database,
  userId: string | null,
  campaignIds: readonly string[],
): Promise<{ generation: number; marks: Marks }> {
  const [row] =
    userId === null
      ? await askForOthers(db, {})
      : await askForCreator(db, { user_id: userId, campaign_ids: campaignIds });
  const marks = (row?.marks ?? []).map(
    ([id, status, since, kept_as]) => [id, { status, since, kept_as } as Mark] as const,
  );
  return { generation: row?.generation ?? 0, marks: new Map(marks) };
}
