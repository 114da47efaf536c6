import type { Collaboration } from '#contract/work/collaborations.ts';
import type { WorkContract } from '#contract/work/contracts.ts';
import type { Account } from '#domain/accounts/access.ts';
import { readFaces, readPictures } from '#server/areas/base/media/queries/read-faces.ts';
import { dealOf } from '#server/areas/campaigns/deals/make-deal.ts';
import { readPlaces } from '#server/areas/campaigns/details/queries/read-places.ts';
import { requireSide, type WorkWanted } from '#server/areas/work/sides/require-side.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { inSnapshot } from '#server/platform/db/snapshot.ts';
import { findCancelRefusal } from './find-cancel-refusal.ts';
import { findDispute } from './find-dispute.ts';
import { readDeliverables } from './read-deliverables.ts';
import { readRowDisputes } from './read-row-disputes.ts';
import { readShipment } from './read-shipment.ts';
import { readWorkEvents } from './read-work-events.ts';
import { readWorkMoney } from './read-work-money.ts';

/** One collaboration with all details, for both sides and for admins. */
export function getCollaboration(
  context: Context,
  account: Account,
  wanted: WorkWanted,
): Promise<Collaboration> {
  return inSnapshot(context.db, (db) => readCollaboration({ ...context, db }, account, wanted));
}

async function readCollaboration(
  context: Context,
  account: Account,
  wanted: WorkWanted,
): Promise<Collaboration> {
  const { db, now } = context;
  const { collaboration_id, side } = await requireSide(db, account, wanted);
  const { campaign, business, creator, creator_user_id, ...row } = await readHead(context, collaboration_id);
  const { timers } = row.contract;
  const { clocks_stopped_at, ...shown } = row;
  const { late_grace_hours } = timers;
  const ended_at = row.completed_at ?? row.cancelled_at;
  const place = { collaboration_id, creator_user_id, side, ended_at, clocks_stopped_at };
  const [dispute, listed, shipment, money, disputes, events] = await Promise.all([
    findDispute(db, row),
    readDeliverables(context, { collaboration_id, side, timers, clocks_stopped_at }),
    row.contract.shipping ? readShipment(context, place) : null,
    readWorkMoney(db, row),
    readRowDisputes(db, [row]),
    readWorkEvents(db, collaboration_id),
  ]);
  const deliverables = listed.map((one) => ({
    ...one,
    is_in_dispute: dispute?.deliverable_ids.includes(one.id) ?? false,
  }));
  const work = { status: row.status, clocks_stopped_at, late_grace_hours, deliverables, shipment };
  return {
    ...shown,
    side,
    campaign,
    business,
    creator,
    money,
    shipment,
    deliverables,
    is_clock_stopped: clocks_stopped_at !== null,
    dispute_id: dispute?.dispute_id ?? null,
    dispute: disputes.get(row.id) ?? null,
    cancel_refusal: findCancelRefusal(side, work, now()),
    events,
    server_time: now().toISOString(),
  };
}

async function readHead(context: Context, collaborationId: string) {
  const row = await selectHead(context.db, collaborationId);
  const { campaign_id, slug, public_id, title, business_id, creator_id, contract, status, ...rest } = row;
  const { business_name, business_slug, industry, neighborhood, contact_name, creator_name, ...plain } = rest;
  const [[place], heroes, avatars] = await Promise.all([
    readPlaces(context.db, campaign_id, true),
    readPictures(context, {
      entity_type: 'campaign',
      entity_ids: [campaign_id],
      role: 'hero',
      width: 960,
    }),
    readFaces(context, [creator_id]),
  ]);
  return {
    ...plain,
    status,
    contract: contract as WorkContract,
    deal: dealOf({ id: rest.id, ...(contract as WorkContract) }),
    campaign: {
      id: campaign_id,
      identifier: slug ?? campaign_id,
      public_id,
      title,
      hero_url: heroes.get(campaign_id) ?? null,
    },
    business: {
      id: business_id,
      business_name,
      slug: business_slug,
      industry,
      neighborhood: place?.neighborhood ?? neighborhood,
      address: place?.address ?? null,
      contact_name,
    },
    creator: {
      id: creator_id,
      name: creator_name?.trim() || 'A creator',
      avatar_url: avatars.get(creator_id) ?? null,
    },
  };
}

function selectHead(db: Database, collaborationId: string) {
  return db
    .selectFrom('collaborations as w')
    .innerJoin('campaigns as c', 'c.id', 'w.campaign_id')
    .innerJoin('businesses as b', 'b.id', 'w.business_id')
    .innerJoin('creators as k', 'k.id', 'w.creator_id')
    .innerJoin('profiles as p', 'p.user_id', 'k.user_id')
    .leftJoin('profiles as o', 'o.user_id', 'b.owner_id')
    .leftJoin('business_locations as l', (join) =>
      join.onRef('l.business_id', '=', 'b.id').on('l.is_primary', '=', true),
    )
    .select(['w.id', 'w.status', 'w.application_id', 'w.contract', 'w.payout_cents', 'w.clocks_stopped_at'])
    .select(['w.agreed_at', 'w.started_at', 'w.completed_at', 'w.cancelled_at', 'w.cancel_reason'])
    .select(['w.cancel_note', 'w.campaign_id', 'w.business_id', 'w.creator_id', 'c.slug', 'c.public_id'])
    .select(['c.title', 'b.business_name', 'b.slug as business_slug', 'l.neighborhood'])
    .select(['o.full_name as contact_name', 'p.full_name as creator_name', 'b.industry'])
    .select('k.user_id as creator_user_id')
    .where('w.id', '=', collaborationId)
    .executeTakeFirstOrThrow();
}
