import type { Dispute, DisputeDecision } from '#contract/work/disputes.ts';
import type { Account } from '#domain/accounts/access.ts';
import { displayName } from '#domain/format/display-name.ts';
import { disputeReceipt } from '#domain/work/dispute-amounts.ts';
import { canMoveDispute } from '#domain/work/dispute-states.ts';
import { readWorkEvents } from '#server/areas/work/collaborations/queries/read-work-events.ts';
import type { WorkSide } from '#server/areas/work/sides/require-side.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { inSnapshot } from '#server/platform/db/snapshot.ts';
import { Problem } from '#server/platform/errors.ts';
import { acceptedAt, requireDisputeSide } from '../dispute-side.ts';
import { findDecideRefusal } from '../policy.ts';

import { readStatements } from './read-statements.ts';

export type Reading = Pick<Context, 'db' | 'files' | 'now'>;

/** One dispute with all details, for both sides and for admins. */
export function getDispute(context: Reading, account: Account, disputeId: string): Promise<Dispute> {
  return inSnapshot(context.db, (db) => readDispute({ ...context, db }, account, disputeId));
}

export async function readDispute(context: Reading, account: Account, disputeId: string): Promise<Dispute> {
  const { db, now } = context;
  const row = await findRow(db, disputeId);
  if (row === undefined) throw new Problem('not_found', 'We can’t find that dispute.');
  const { slug, campaign_id, full_name, ...plain } = row;
  const side = await requireDisputeSide(db, account, row.collaboration_id);
  const decisions = await readDecisions(db, row);
  return {
    ...plain,
    side,
    campaign_identifier: slug ?? campaign_id,
    creator_name: displayName({ full_name, email: null }),
    deliverables: await readDisputeParts(db, disputeId),
    statements: await readStatements(context, row),
    decisions: decisions.map(({ decided_by_id, ...decision }) => ({
      ...decision,
      decided_by: side === 'admin' ? decision.decided_by : null,
    })),
    ...whatTheyCanDo(row, side, now()),
    can_decide:
      row.status === 'under_review' &&
      isInTime(row, now()) &&
      findDecideRefusal(
        account,
        decisions.flatMap(({ decided_by_id }) => decided_by_id ?? []),
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
    .select(['d.decide_by', 'd.is_on_behalf'])
    .select(['d.creator_accepted_at', 'd.business_accepted_at', 'd.closed_cause', 'd.closed_at'])
    .select(['d.created_at', 'c.title as campaign_title', 'c.slug', 'w.campaign_id', 'b.business_name'])
    .select('p.full_name')
    .where('d.id', '=', disputeId)
    .executeTakeFirst();
}

function whatTheyCanDo(row: Row, side: WorkSide, now: Date) {
  if (side === 'admin') {
    return { can_answer: false, can_withdraw: false, can_accept: false, can_appeal: false };
  }
  const inTime = isInTime(row, now);
  const isOpenToThem = row.status === 'decided' && acceptedAt(row, side) === null;
  return {
    can_answer: inTime && canMoveDispute('answer', row, side),
    can_withdraw: canMoveDispute('withdraw', row, side),
    can_accept: isOpenToThem,
    can_appeal: inTime && isOpenToThem && canMoveDispute('appeal', row, side),
  };
}

function isInTime({ clock_at }: Pick<Row, 'clock_at'>, now: Date): boolean {
  return clock_at !== null && Date.parse(clock_at) > now.getTime();
}

interface Disputed {
  id: string;
  disputed_cents: number;
  fee_cents: number;
  creator_fee_cents: number;
}

/** The decisions of a dispute, first one first, with the amount each side gets. */
async function readDecisions(
  db: Database,
  { id, ...amounts }: Disputed,
): Promise<(DisputeDecision & { decided_by_id: string | null })[]> {
  const rows = await db
    .selectFrom('dispute_decisions as s')
    .leftJoin('profiles as p', 'p.user_id', 's.decided_by')
    .select(['s.round', 's.outcome', 's.creator_cents', 's.redo_days', 's.words', 's.decided_at'])
    .select(['s.decided_by as decided_by_id', 'p.full_name as decided_by'])
    .where('s.dispute_id', '=', id)
    .orderBy('s.round')
    .execute();
  return rows.map(({ creator_cents, ...row }) => ({
    ...row,
    receipt: disputeReceipt(amounts, { outcome: row.outcome, creator_cents }),
  }));
}

type Part = Dispute['deliverables'][number];

/** The disputed deliverables, in the order of the contract. */
function readDisputeParts(db: Database, disputeId: string): Promise<Part[]> {
  return db
    .selectFrom('dispute_deliverables as x')
    .innerJoin('deliverables as d', 'd.id', 'x.deliverable_id')
    .select(['d.id', 'd.kind', 'd.quantity', 'd.share_cents', 'd.status'])
    .where('x.dispute_id', '=', disputeId)
    .orderBy('d.sort_order')
    .execute();
}
