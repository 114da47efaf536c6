import { sql } from 'kysely';
import type { OwnApplicationPage, OwnApplicationsQuery } from '#contract/hiring/own-applications.ts';
import { readSettings } from '#server/areas/base/settings/queries/read-settings.ts';
import { getOwnCreatorId } from '#server/areas/creators/profiles/queries/get-own-creator-id.ts';
import type { Context } from '#server/platform/context.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import { countOwnApplications } from './count-own-applications.ts';
import { presentOwnApplication, selectOwnApplications } from './own-application-query.ts';
import { ownStatusAt } from './own-status.ts';

/** The account's applications and invitations, latest change first. */
export async function listOwnApplications(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
  { segment, q, cursor, limit }: OwnApplicationsQuery,
): Promise<OwnApplicationPage> {
  const creatorId = await getOwnCreatorId(db, userId);
  const ownStatus = ownStatusAt(now());
  const [changedAt, afterId] = readCursor(cursor) ?? [null, null];
  const wanted = q ? `%${q.replace(/[\\%_]/g, '\\$&')}%` : null;
  const rows = await selectOwnApplications(db, creatorId, ownStatus)
    .where(ownStatus.isIn(segment))
    .$if(changedAt !== null, (query) =>
      query.where(sql<boolean>`(applications.updated_at, applications.id) < (${changedAt}, ${afterId})`),
    )
    .$if(wanted !== null, (query) =>
      query.where((eb) =>
        eb.or([eb('campaigns.title', 'ilike', wanted), eb('businesses.business_name', 'ilike', wanted)]),
      ),
    )
    .orderBy('applications.updated_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, limit, ({ updated_at, id }) => [updated_at, id]);
  const { quote_hours } = await readSettings(db);
  return {
    applications: page.map((row) => presentOwnApplication(row, quote_hours)),
    ...(await countOwnApplications(db, creatorId, ownStatus)),
    next_cursor,
  };
}
