import { sql } from 'kysely';
import type { OwnApplicationPage, OwnApplicationsQuery } from '#contract/own-applications.ts';
import type { Context } from '../../context.ts';
import { cutPage, readCursor } from '../../db/cursor.ts';
import { getOwnCreatorId } from '../applications/own-application.ts';
import { readSettings } from '../platform-settings/read-settings.ts';
import { countOwnApplications } from './count-own-applications.ts';
import { presentOwnApplication, selectOwnApplications } from './own-application-query.ts';
import { ownStandingAt } from './own-standing.ts';

/** One's own applications and invitations, the latest change first. */
export async function listOwnApplications(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
  { segment, q, cursor, limit }: OwnApplicationsQuery,
): Promise<OwnApplicationPage> {
  const creatorId = await getOwnCreatorId(db, userId);
  const standing = ownStandingAt(now());
  const [changedAt, afterId] = readCursor(cursor) ?? [null, null];
  const wanted = q ? `%${q.replace(/[\\%_]/g, '\\$&')}%` : null;
  const rows = await selectOwnApplications(db, creatorId, standing)
    .where(standing.isIn(segment))
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
    ...(await countOwnApplications(db, creatorId, standing)),
    next_cursor,
  };
}
