import { type RawBuilder, sql } from 'kysely';
import type { ApplicationStatus } from '#domain/application-states.ts';
import { askTogether } from '../../db/ask-together.ts';
import { buildOnceForAll } from '../../db/build-once.ts';
import type { Database } from '../../db/database.ts';

/** What one creator has to do with one campaign. */
export interface Mark {
  status: ApplicationStatus | null;
  since: string | null;
  kept_as: 'saved' | 'hidden' | null;
}

const NO_MARK: Mark = { status: null, since: null, kept_as: null };

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

/** What one page asks: which of its campaigns are somebody's own. Those who are not creators have none. */
interface Question {
  user_id: string | null;
  campaign_ids: readonly string[];
}

interface Answer {
  generation: number;
  marks: Marks;
}

interface Row {
  generation: number;
  applied: [id: string, status: ApplicationStatus, since: Mark['since']][] | null;
  kept: [id: string, kept_as: Mark['kept_as']][] | null;
}

/** One row a question, in their order. */
const askForAll = buildOnceForAll(
  ['uuid', 'uuid[]'],
  (_, asked) => sql<Row>`
    select ${GENERATION} as generation, (
        select json_agg(json_build_array(a.campaign_id, a.status, ${markedSince(sql.ref('a'))}))
        from applications a where a.creator_id = c.id and a.campaign_id = any(asked.page)
      ) as applied, (
        select json_agg(json_build_array(k.campaign_id, k.kept_as))
        from kept_campaigns k where k.creator_id = c.id and k.campaign_id = any(asked.page)
      ) as kept
    from ${asked} as asked (at, user_id, page)
    left join creators c on c.user_id = asked.user_id
    order by at`,
);

const readTogether = askTogether(async (db, questions: readonly (Question | null)[]): Promise<Answer[]> => {
  const asked = questions.map((question) => [question?.user_id ?? null, question?.campaign_ids ?? []]);
  const rows = await askForAll(db, asked);
  return rows.map(({ generation, applied, kept }) => ({
    generation,
    marks: marksOf(applied ?? [], kept ?? []),
  }));
});

function marksOf(applied: NonNullable<Row['applied']>, kept: NonNullable<Row['kept']>): Marks {
  const marks = new Map<string, Mark>(
    applied.map(([id, status, since]) => [id, { status, since, kept_as: null }]),
  );
  for (const [id, kept_as] of kept) marks.set(id, { ...(marks.get(id) ?? NO_MARK), kept_as });
  return marks;
}

/** It is asked with every page that is remembered. */
export function readMarks(
  db: Database,
  user_id: string | null,
  campaign_ids: readonly string[],
): Promise<Answer> {
  return readTogether(db, { user_id, campaign_ids });
}
