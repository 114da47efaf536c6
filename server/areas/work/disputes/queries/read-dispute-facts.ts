import { displayName } from '#domain/format/display-name.ts';
import { disputeReceipt } from '#domain/work/dispute-amounts.ts';
import type { Tx } from '#server/platform/db/database.ts';

export type DisputeFacts = Awaited<ReturnType<typeof readDisputeFacts>>;

/** The current facts of a dispute for notifications. */
export async function readDisputeFacts(tx: Tx, disputeId: string) {
  const { full_name, slug, campaign_id, opened_side, appealed_side, ...row } = await selectFacts(
    tx,
    disputeId,
  );
  return {
    ...row,
    campaign_id,
    opened_side,
    appealed_side,
    identifier: slug ?? campaign_id,
    creator_name: displayName({ full_name, email: null }),
    decision: await readDecision(tx, row),
  };
}

function selectFacts(tx: Tx, disputeId: string) {
  return tx
    .selectFrom('disputes as d')
    .innerJoin('collaborations as w', 'w.id', 'd.collaboration_id')
    .innerJoin('campaigns as c', 'c.id', 'w.campaign_id')
    .innerJoin('businesses as b', 'b.id', 'w.business_id')
    .innerJoin('creators as k', 'k.id', 'w.creator_id')
    .innerJoin('profiles as p', 'p.user_id', 'k.user_id')
    .select([
      'd.id',
      'd.collaboration_id',
      'd.opened_side',
      'd.appealed_side',
      'd.round',
      'd.clock_at',
      'd.decide_by',
    ])
    .select(['d.disputed_cents', 'd.fee_cents', 'd.creator_fee_cents', 'd.creator_accepted_at'])
    .select(['c.title', 'c.slug', 'w.campaign_id', 'w.business_id', 'b.business_name'])
    .select(['k.user_id as creator_user_id', 'p.full_name'])
    .where('d.id', '=', disputeId)
    .executeTakeFirstOrThrow();
}

type Amounts = { id: string; disputed_cents: number; fee_cents: number; creator_fee_cents: number };

async function readDecision(tx: Tx, { id, ...amounts }: Amounts) {
  const row = await tx
    .selectFrom('dispute_decisions')
    .select(['outcome', 'creator_cents', 'redo_days'])
    .where('dispute_id', '=', id)
    .orderBy('round', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { creator_cents, outcome, redo_days } = row;
  return { outcome, redo_days, receipt: disputeReceipt(amounts, { outcome, creator_cents }) };
}
