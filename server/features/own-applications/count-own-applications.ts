import { sql } from 'kysely';
import type { OwnApplicationPage } from '#contract/own-applications.ts';
import type { OwnApplicationSegment } from '#domain/own-application-lists.ts';
import type { Database } from '../../db/database.ts';
import type { OwnStanding } from './own-standing.ts';

/** How many there are of each, and what is held for the accepted ones. A spot is given only while it is paid in. */
export async function countOwnApplications(
  db: Database,
  creatorId: string,
  { isIn }: OwnStanding,
): Promise<Pick<OwnApplicationPage, 'counts' | 'held'>> {
  const count = (segment: OwnApplicationSegment) =>
    sql<number>`count(*) filter (where ${isIn(segment)})::int`;
  const isHeld = sql`${isIn('accepted')} and campaigns.status <> 'cancelled'`;
  const { held_cents, business_count, ...counts } = await db
    .selectFrom('applications')
    .innerJoin('campaigns', 'campaigns.id', 'applications.campaign_id')
    .select([count('all').as('all'), count('open').as('open'), count('needs_you').as('needs_you')])
    .select([count('waiting').as('waiting'), count('accepted').as('accepted'), count('closed').as('closed')])
    .select([
      sql<number>`coalesce(sum(applications.payout_cents) filter (where ${isHeld}), 0)::int`.as('held_cents'),
      sql<number>`(count(distinct campaigns.business_id) filter (where ${isHeld}))::int`.as('business_count'),
    ])
    .where('applications.creator_id', '=', creatorId)
    .executeTakeFirstOrThrow();
  return { counts, held: { payout_cents: held_cents, business_count } };
}
