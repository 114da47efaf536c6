import type { DisputeStart } from '#contract/work/disputes.ts';
import type { Account } from '#domain/accounts/access.ts';
import { displayName } from '#domain/format/display-name.ts';
import type { CollaborationStatus } from '#domain/work/collaboration-states.ts';
import { canMoveCollaboration } from '#domain/work/collaboration-states.ts';
import { readSettings } from '#server/areas/base/settings/queries/read-settings.ts';
import { describeCollaborationStatus } from '#server/areas/work/collaborations/status-words.ts';
import { requireSide, type WorkSide } from '#server/areas/work/sides/require-side.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isDisputable } from '../policy.ts';

const MOST_DISPUTES = 20;

/** The parts of a collaboration that can be disputed, and its earlier disputes. */
export async function getDisputeStart(
  db: Database,
  account: Account,
  collaborationId: string,
): Promise<DisputeStart> {
  const { side } = await requireSide(db, account, { collaboration_id: collaborationId });
  const { slug, campaign_id, full_name, status, creator_id, business_id, ...head } = await readHead(
    db,
    collaborationId,
  );
  const settings = await readSettings(db);
  const deliverables = await readParts(db, collaborationId);
  return {
    ...head,
    side,
    own_entity_id: side === 'admin' ? null : side === 'creator' ? creator_id : business_id,
    side_entity_ids: side === 'admin' ? { creator: creator_id, business: business_id } : null,
    campaign_identifier: slug ?? campaign_id,
    creator_name: displayName({ full_name, email: null }),
    answer_business_days: settings.dispute_answer_business_days,
    decision_business_days: settings.decision_business_days,
    undecided_business_days: settings.undecided_business_days,
    appeal_days: settings.appeal_days,
    appeal_decision_business_days: settings.appeal_decision_business_days,
    refusal: findRefusal(status, side, deliverables),
    deliverables,
    disputes: await listDisputesOf(db, collaborationId),
  };
}

function findRefusal(
  status: CollaborationStatus,
  side: WorkSide,
  deliverables: DisputeStart['deliverables'],
): string | null {
  if (!canMoveCollaboration('dispute', status, side)) return describeCollaborationStatus({ status });
  return deliverables.some(({ can_be_disputed }) => can_be_disputed)
    ? null
    : 'No money is held for this work anymore.';
}

function readHead(db: Database, collaborationId: string) {
  return db
    .selectFrom('collaborations as w')
    .innerJoin('campaigns as c', 'c.id', 'w.campaign_id')
    .innerJoin('businesses as b', 'b.id', 'w.business_id')
    .innerJoin('creators as k', 'k.id', 'w.creator_id')
    .innerJoin('profiles as p', 'p.user_id', 'k.user_id')
    .select(['w.id as collaboration_id', 'w.status', 'w.campaign_id', 'c.title as campaign_title', 'c.slug'])
    .select(['b.business_name', 'p.full_name', 'w.creator_id', 'w.business_id'])
    .where('w.id', '=', collaborationId)
    .executeTakeFirstOrThrow();
}

async function readParts(db: Database, collaborationId: string): Promise<DisputeStart['deliverables']> {
  const rows = await db
    .selectFrom('deliverables')
    .select(['id', 'kind', 'quantity', 'share_cents', 'fee_cents', 'status', 'settled_at'])
    .where('collaboration_id', '=', collaborationId)
    .orderBy('sort_order')
    .limit(20)
    .execute();
  return rows.map(({ settled_at, ...row }) => ({
    ...row,
    can_be_disputed: isDisputable({ ...row, settled_at }),
  }));
}

async function listDisputesOf(db: Database, collaborationId: string): Promise<DisputeStart['disputes']> {
  return db
    .selectFrom('disputes')
    .select(['id', 'status', 'created_at'])
    .where('collaboration_id', '=', collaborationId)
    .orderBy('id', 'desc')
    .limit(MOST_DISPUTES)
    .execute();
}
