import { type ExpressionBuilder, sql } from 'kysely';
import type { OwnApplicationPage } from '#contract/hiring/own-applications.ts';
import type { OwnApplicationSegment } from '#domain/hiring/own-application-lists.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Tables } from '#server/platform/db/tables.gen.ts';
import type { OwnStatus } from './own-status.ts';

/** Counts by status, and the amount still held for accepted ones: neither released nor refunded. */
export async function countOwnApplications(
  db: Database,
  creatorId: string,
  { isIn }: OwnStatus,
): Promise<Pick<OwnApplicationPage, 'counts' | 'held'>> {
  const count = (segment: OwnApplicationSegment) =>
    sql<number>`count(*) filter (where ${isIn(segment)})::int`;
  const { held_cents, business_count, ...counts } = await db
    .selectFrom('applications')
    .innerJoin('campaigns', 'campaigns.id', 'applications.campaign_id')
    .leftJoinLateral(heldFor, (join) => join.onTrue())
    .select([count('all').as('all'), count('open').as('open'), count('needs_you').as('needs_you')])
    .select([count('waiting').as('waiting'), count('accepted').as('accepted'), count('closed').as('closed')])
    .select([
      sql<number>`coalesce(sum(work.held_cents), 0)::int`.as('held_cents'),
      sql<number>`(count(distinct campaigns.business_id) filter (where work.held_cents > 0))::int`.as(
        'business_count',
      ),
    ])
    .where('applications.creator_id', '=', creatorId)
    .executeTakeFirstOrThrow();
  return { counts, held: { payout_cents: held_cents, business_count } };
}

function heldFor(eb: ExpressionBuilder<Tables, 'applications'>) {
  return eb
    .selectFrom('collaborations as w')
    .innerJoin('deliverables as d', 'd.collaboration_id', 'w.id')
    .select(({ fn }) => fn.sum<number>('d.share_cents').as('held_cents'))
    .whereRef('w.application_id', '=', 'applications.id')
    .where('d.settled_at', 'is', null)
    .as('work');
}
