import { sql } from 'kysely';
import type { OwnCampaign } from '#contract/campaigns/own-campaigns.ts';
import { selectionClosesOn } from '#domain/campaigns/campaign-clock.ts';
import { nextCampaignStep } from '#domain/campaigns/campaign-steps.ts';
import { isPayingBlocked } from '#server/areas/businesses/businesses/queries/paying-block.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

/** Campaigns with their deliverables and counts of applicants. */
export function ownCampaignQuery(db: Database | Tx) {
  return db
    .selectFrom('campaigns')
    .leftJoinLateral(countApplicants, (join) => join.onTrue())
    .select([
      'campaigns.id',
      'campaigns.public_id',
      'campaigns.slug',
      'campaigns.title',
      'campaigns.status',
      'campaigns.status_note',
      'campaigns.is_paused_by_admin',
      'campaigns.is_offer',
      'campaigns.creator_payout_cents',
      'campaigns.slots',
      'campaigns.funded_slots',
      'campaigns.taken_slots',
      'campaigns.application_deadline',
      'campaigns.closed_at',
      'campaigns.published_at',
      'campaigns.updated_at',
      'campaigns.brief_version',
    ])
    .select(['applied.applicant_count', 'applied.waiting_count'])
    .select(
      sql<OwnCampaign['stopped']>`case
        when campaigns.stopped_at is not null then 'campaign'
        when ${isPayingBlocked} then 'payments'
      end`.as('stopped'),
    )
    .select(
      sql<OwnCampaign['stop_cause']>`(
        select cause from campaign_stops s where s.campaign_id = campaigns.id and s.ended_at is null
        order by s.created_at, s.id limit 1
      )`.as('stop_cause'),
    )
    .select(
      sql<number>`coalesce((
        select balance_cents from ledger_accounts where account = 'campaign:' || campaigns.id || ':held'
      ), 0)::bigint`.as('held_cents'),
    )
    .select(
      sql<OwnCampaign['deliverables']>`(
        select coalesce(json_agg(json_build_object('kind', d.kind, 'quantity', d.quantity) order by d.sort_order), '[]')
        from campaign_deliverables d where d.campaign_id = campaigns.id
      )`.as('deliverables'),
    );
}

function countApplicants() {
  return sql<{ applicant_count: number; waiting_count: number }>`(
    select count(*) filter (where status not in ('invited', 'withdrawn', 'declined')) as applicant_count,
      count(*) filter (where status in ('submitted', 'shortlisted')) as waiting_count
    from applications where campaign_id = campaigns.id
  )`.as<'applied'>(sql`applied`);
}

type OwnCampaignRow = Awaited<ReturnType<ReturnType<typeof ownCampaignQuery>['executeTakeFirstOrThrow']>>;

export function toOwnCampaign({ closed_at, ...row }: OwnCampaignRow): OwnCampaign {
  const counted = {
    ...row,
    applicant_count: Number(row.applicant_count),
    waiting_count: Number(row.waiting_count),
    held_cents: Number(row.held_cents),
  };
  const timed = { ...counted, closed_at };
  return { ...counted, selection_closes_on: selectionClosesOn(timed), next: nextCampaignStep(timed) };
}

export async function readOwnCampaign(db: Database | Tx, id: string): Promise<OwnCampaign> {
  return toOwnCampaign(await ownCampaignQuery(db).where('campaigns.id', '=', id).executeTakeFirstOrThrow());
}
