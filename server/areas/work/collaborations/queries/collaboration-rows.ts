import type { CollaborationRow } from '#contract/work/collaborations.ts';
import { isOpenCollaboration } from '#domain/work/collaboration-states.ts';
import { turnOf } from '#domain/work/deliverable-states.ts';
import { isOverdue, shipmentTurn } from '#domain/work/shipment-states.ts';
import { readFaces } from '#server/areas/base/media/queries/read-faces.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { clockTime, isLate } from '../lateness.ts';
import { readRowDisputes } from './read-row-disputes.ts';

/** Pieces of work with what a row of a list shows; whose they are is for the caller to say. */
export function selectWork(db: Database) {
  return db
    .selectFrom('collaborations as w')
    .innerJoin('campaigns as c', 'c.id', 'w.campaign_id')
    .innerJoin('businesses as b', 'b.id', 'w.business_id')
    .innerJoin('creators as k', 'k.id', 'w.creator_id')
    .innerJoin('profiles as p', 'p.user_id', 'k.user_id')
    .leftJoin('shipments as s', 's.collaboration_id', 'w.id')
    .select(['w.id', 'w.status', 'w.payout_cents', 'w.agreed_at', 'w.clocks_stopped_at', 'w.campaign_id'])
    .select(['c.title as campaign_title', 'c.slug', 'b.business_name', 'b.slug as business_slug'])
    .select(['b.industry', 'w.creator_id', 'p.full_name'])
    .select(['s.status as shipment_status', 's.ship_by', 's.counts_at']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectWork>['executeTakeFirstOrThrow']>>;

/** The rows of a page, in three statements more however many they are. */
export async function presentWork(
  context: Pick<Context, 'db' | 'files' | 'now'>,
  rows: readonly Row[],
): Promise<CollaborationRow[]> {
  const deliverables = await readRowDeliverables(
    context.db,
    rows.map(({ id }) => id),
  );
  const avatars = await readFaces(
    context,
    rows.map(({ creator_id }) => creator_id),
  );
  const disputes = await readRowDisputes(context.db, rows);
  const now = context.now();
  return rows.map(({ status, slug, campaign_id, creator_id, full_name, clocks_stopped_at, ...rest }) => {
    const { shipment_status, ship_by, counts_at, ...row } = rest;
    const at = clockTime(clocks_stopped_at, now);
    const parcel = shipment_status && ship_by ? { status: shipment_status, ship_by } : null;
    const is_overdue = parcel !== null && isOpenCollaboration(status) && isOverdue(parcel, at);
    const shipment = parcel && { ...parcel, counts_at, is_overdue };
    const theirs = deliverables.filter(({ collaboration_id }) => collaboration_id === row.id);
    const moments = [
      ...theirs.flatMap(({ due_at, passes_at }) => due_at ?? passes_at ?? []),
      ...shipmentMoments(shipment),
    ];
    return {
      ...row,
      status,
      campaign_id,
      campaign_identifier: slug ?? campaign_id,
      creator: {
        id: creator_id,
        name: full_name?.trim() || 'A creator',
        avatar_url: avatars.get(creator_id) ?? null,
      },
      deliverables: theirs.map((one) => ({
        ...one,
        turn: turnOf(one.kind, one.status),
        is_late: isLate(one, at),
      })),
      draft_still_url: null,
      dispute: disputes.get(row.id) ?? null,
      shipment,
      next_at: clocks_stopped_at === null ? (moments.sort()[0] ?? null) : null,
    };
  });
}

/** The next deadline of a product on its way. */
function shipmentMoments(shipment: CollaborationRow['shipment']): string[] {
  if (shipment === null || shipmentTurn(shipment.status) === null) return [];
  return [shipment.counts_at ?? shipment.ship_by];
}

async function readRowDeliverables(db: Database, collaborationIds: readonly string[]) {
  if (collaborationIds.length === 0) return [];
  return db
    .selectFrom('deliverables')
    .select(['collaboration_id', 'id', 'kind', 'quantity', 'status', 'version', 'due_at', 'passes_at'])
    .where('collaboration_id', 'in', [...collaborationIds])
    .orderBy('collaboration_id')
    .orderBy('sort_order')
    .execute();
}
