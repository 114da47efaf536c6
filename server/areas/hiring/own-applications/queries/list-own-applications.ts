import { sql } from 'kysely';
import type { OwnApplicationPage, OwnApplicationsQuery } from '#contract/hiring/own-applications.ts';
import { readSettings } from '#server/areas/base/settings/queries/read-settings.ts';
import type { Context } from '#server/platform/context.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import { countOwnApplications } from './count-own-applications.ts';
import { matches, presentOwnApplication, selectOwnApplications } from './own-application-query.ts';
import { ownStatusAt } from './own-status.ts';

/** The account's applications and invitations, latest change first. */
export async function listOwnApplications(
  { db, now }: Pick<Context, 'db' | 'now'>,
  creatorId: string,
  { segment, q, cursor, limit }: OwnApplicationsQuery,
): Promise<OwnApplicationPage> {
  const ownStatus = ownStatusAt(now());
  const [changedAt, afterId] = readCursor(cursor) ?? [null, null];
  const rows = await selectOwnApplications(db, creatorId, ownStatus)
    .where(ownStatus.isIn(segment))
    .$if(changedAt !== null, (query) =>
      query.where(sql<boolean>`(applications.updated_at, applications.id) < (${changedAt}, ${afterId})`),
    )
    .where(matches(q))
    .orderBy('applications.updated_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, limit, ({ updated_at, id }) => [updated_at, id]);
  const [hours, totals] = await Promise.all([
    readSettings(db),
    countOwnApplications(db, creatorId, ownStatus),
  ]);
  return {
    applications: page.map((row) => presentOwnApplication(row, hours)),
    ...totals,
    next_cursor,
  };
}
