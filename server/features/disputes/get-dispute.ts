import type { Dispute } from '#contract/disputes.ts';
import type { Account } from '#domain/access.ts';
import { displayName } from '#domain/display-name.ts';
import type { DisputeSide } from '#domain/dispute-states.ts';
import { canMoveDispute } from '#domain/dispute-states.ts';
import type { Context } from '../../context.ts';
import { atOneMoment } from '../../db/at-one-moment.ts';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { readWorkEvents } from '../collaborations/read-work-events.ts';
import type { WorkSide } from '../collaborations/work-side.ts';
import { acceptedAt } from './accept-decision.ts';
import { requireDisputeSide } from './dispute-side.ts';
import { findDecideRefusal } from './policy.ts';
import { readDecisions } from './read-decisions.ts';
import { readDisputeParts } from './read-dispute-parts.ts';
import { readStatements } from './read-statements.ts';

export type Reading = Pick<Context, 'db' | 'files' | 'now'>;

/** One dispute with all that is told of it, to the two it is between and to admins. */
export function getDispute(context: Reading, account: Account, disputeId: string): Promise<Dispute> {
  return atOneMoment(context.db, (db) => readDispute({ ...context, db }, account, disputeId));
}

export async function readDispute(context: Reading, account: Account, disputeId: string): Promise<Dispute> {
  const { db, now } = context;
  const row = await findRow(db, disputeId);
  if (row === undefined) throw new Problem('not_found', 'There is no such dispute.');
  const { slug, campaign_id, full_name, ...plain } = row;
  const side = await requireDisputeSide(db, account, row.collaboration_id);
  const decisions = await readDecisions(db, row);
  return {
    ...plain,
    ...standingOf(row),
    side,
    campaign_identifier: slug ?? campaign_id,
    creator_name: displayName({ full_name, email: null }),
    deliverables: await readDisputeParts(db, disputeId),
    statements: await readStatements(context, disputeId),
    decisions: decisions.map(({ decided_by_id, ...decision }) => ({
      ...decision,
      decided_by: side === 'admin' ? decision.decided_by : null,
    })),
    ...whatTheyCanDo(row, side, now()),
    can_decide:
      row.status === 'under_review' &&
      findDecideRefusal(
        account,
        decisions.map(({ decided_by_id }) => decided_by_id),
      ) === null,
    events: await readWorkEvents(db, row.collaboration_id),
    server_time: now().toISOString(),
  };
}

type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>;

function findRow(db: Database, disputeId: string) {
  return db
    .selectFrom('disputes as d')
    .innerJoin('collaborations as w', 'w.id', 'd.collaboration_id')
    .innerJoin('campaigns as c', 'c.id', 'w.campaign_id')
    .innerJoin('businesses as b', 'b.id', 'w.business_id')
    .innerJoin('creators as k', 'k.id', 'w.creator_id')
    .innerJoin('profiles as p', 'p.user_id', 'k.user_id')
    .select(['d.id', 'd.collaboration_id', 'd.status', 'd.opened_side', 'd.reason', 'd.wants', 'd.round'])
    .select(['d.disputed_cents', 'd.fee_cents', 'd.creator_fee_cents', 'd.appealed_side', 'd.clock_at'])
    .select(['d.creator_accepted_at', 'd.business_accepted_at', 'd.closed_cause', 'd.closed_at'])
    .select(['d.created_at', 'c.title as campaign_title', 'c.slug', 'w.campaign_id', 'b.business_name'])
    .select('p.full_name')
    .where('d.id', '=', disputeId)
    .executeTakeFirst();
}

function standingOf(row: Row) {
  return {
    status: row.status as Dispute['status'],
    opened_side: row.opened_side as DisputeSide,
    appealed_side: row.appealed_side as DisputeSide | null,
    reason: row.reason as Dispute['reason'],
    wants: row.wants as Dispute['wants'],
    closed_cause: row.closed_cause as Dispute['closed_cause'],
  };
}

function whatTheyCanDo(row: Row, side: WorkSide, now: Date) {
  if (side === 'admin') {
    return { can_answer: false, can_withdraw: false, can_accept: false, can_appeal: false };
  }
  const standing = { ...standingOf(row), round: row.round };
  const isInTime = row.clock_at !== null && Date.parse(row.clock_at) > now.getTime();
  const isOpenToThem = row.status === 'decided' && acceptedAt(row, side) === null;
  return {
    can_answer: isInTime && canMoveDispute('answer', standing, side),
    can_withdraw: canMoveDispute('withdraw', standing, side),
    can_accept: isOpenToThem,
    can_appeal: isInTime && isOpenToThem && canMoveDispute('appeal', standing, side),
  };
}
