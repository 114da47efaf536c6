import type { DisputeStart } from '#contract/disputes.ts';
import type { Account } from '#domain/access.ts';
import type { CollaborationStatus } from '#domain/collaboration-states.ts';
import { canMoveCollaboration } from '#domain/collaboration-states.ts';
import type { DeliverableStatus } from '#domain/deliverable-states.ts';
import type { DeliverableKind } from '#domain/deliverables.ts';
import { displayName } from '#domain/display-name.ts';
import type { DisputeStatus } from '#domain/dispute-states.ts';
import type { Database } from '../../db/database.ts';
import { collaborationStanding } from '../collaborations/standing-words.ts';
import { requireSide, type WorkSide } from '../collaborations/work-side.ts';
import { readSettings } from '../platform-settings/read-settings.ts';
import { isDisputable } from './open-dispute.ts';

const MOST_DISPUTES = 20;

/** What could be disputed of a piece of work, and what was. */
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
    campaign_identifier: slug ?? campaign_id,
    creator_name: displayName({ full_name, email: null }),
    answer_business_days: settings.dispute_answer_business_days,
    hindrance: hindranceOf(status as CollaborationStatus, side, deliverables),
    deliverables,
    disputes: await listDisputesOf(db, collaborationId),
  };
}

function hindranceOf(
  status: CollaborationStatus,
  side: WorkSide,
  deliverables: DisputeStart['deliverables'],
): string | null {
  if (side === 'admin') return 'A dispute is opened by one of the two.';
  if (!canMoveCollaboration('dispute', status, side)) return collaborationStanding({ status });
  return deliverables.some(({ can_be_disputed }) => can_be_disputed)
    ? null
    : 'Nothing is held here any more.';
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
  return rows.map(({ settled_at, ...row }) => {
    const kind = row.kind as DeliverableKind;
    const status = row.status as DeliverableStatus;
    return { ...row, kind, status, can_be_disputed: isDisputable({ kind, status, settled_at }) };
  });
}

async function listDisputesOf(db: Database, collaborationId: string): Promise<DisputeStart['disputes']> {
  const rows = await db
    .selectFrom('disputes')
    .select(['id', 'status', 'created_at'])
    .where('collaboration_id', '=', collaborationId)
    .orderBy('id', 'desc')
    .limit(MOST_DISPUTES)
    .execute();
  return rows.map((row) => ({ ...row, status: row.status as DisputeStatus }));
}
