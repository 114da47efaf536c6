import { sql } from 'kysely';
import type { OwnApplicationParts } from '#contract/hiring/own-applications.ts';
import {
  OWN_APPLICATION_PARTS,
  type OwnApplicationPart,
  PART_ROWS,
} from '#domain/hiring/own-application-lists.ts';
import { readSettings } from '#server/areas/base/settings/queries/read-settings.ts';
import type { Context } from '#server/platform/context.ts';
import { cutPage } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { countOwnApplications } from './count-own-applications.ts';
import { matches, presentOwnApplication, selectOwnApplications } from './own-application-query.ts';
import { type OwnStatus, ownStatusAt } from './own-status.ts';

/** The first rows of each part, latest change first. Dashboard and list need them all, so they come together. */
export async function listOwnApplicationParts(
  { db, now }: Pick<Context, 'db' | 'now'>,
  creatorId: string,
  { q }: { q?: string | undefined },
): Promise<OwnApplicationParts> {
  const ownStatus = ownStatusAt(now());
  const [rows, hours, totals] = await Promise.all([
    readFirstRows(db, creatorId, ownStatus, q),
    readSettings(db),
    countOwnApplications(db, creatorId, ownStatus),
  ]);
  const firstOf = (part: OwnApplicationPart) => {
    const { page, next_cursor } = cutPage(
      rows.filter((row) => row.part === part),
      PART_ROWS[part],
      ({ updated_at, id }) => [updated_at, id],
    );
    return { applications: page.map((row) => presentOwnApplication(row, hours)), next_cursor };
  };
  return {
    parts: {
      needs_you: firstOf('needs_you'),
      waiting: firstOf('waiting'),
      accepted: firstOf('accepted'),
      closed: firstOf('closed'),
    },
    ...totals,
  };
}

/** One row more than is shown of each part. */
function readFirstRows(db: Database, creatorId: string, ownStatus: OwnStatus, q: string | undefined) {
  const parted = db
    .selectFrom('applications')
    .innerJoin('campaigns', 'campaigns.id', 'applications.campaign_id')
    .innerJoin('businesses', 'businesses.id', 'campaigns.business_id')
    .select(['applications.id', 'applications.updated_at', partBy(ownStatus).as('part')])
    .where('applications.creator_id', '=', creatorId)
    .where(matches(q));
  const ranked = db
    .selectFrom(parted.as('p'))
    .select(['p.id', 'p.part'])
    .select(
      sql<number>`row_number() over (partition by p.part order by p.updated_at desc, p.id desc)`.as('rank'),
    );
  return selectOwnApplications(db, creatorId, ownStatus)
    .innerJoin(ranked.as('ranked'), 'ranked.id', 'applications.id')
    .select('ranked.part')
    .where(sql<boolean>`ranked.rank <= ${rowsOf} + 1`)
    .orderBy('applications.updated_at', 'desc')
    .orderBy('applications.id', 'desc')
    .execute();
}

function partBy({ isIn }: OwnStatus) {
  const cases = OWN_APPLICATION_PARTS.map((part) => sql`when ${isIn(part)} then ${sql.lit(part)}`);
  return sql<OwnApplicationPart>`case ${sql.join(cases, sql` `)} end`;
}

const rowsOf = sql`case ranked.part ${sql.join(
  OWN_APPLICATION_PARTS.map((part) => sql`when ${sql.lit(part)} then ${sql.lit(PART_ROWS[part])}`),
  sql` `,
)} end`;
