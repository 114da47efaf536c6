import { type RawBuilder, sql } from 'kysely';
import type { OwnApplication } from '#contract/hiring/own-applications.ts';
import type { PlatformSettings } from '#domain/base/platform-settings.ts';
import type { Deliverable } from '#domain/campaigns/deliverables.ts';
import { awaitsConsent, lapsedUnanswered } from '#server/areas/hiring/places/consent.ts';
import { turnsOf } from '#server/areas/hiring/quotes/queries/quote-query.ts';
import type { Database } from '#server/platform/db/database.ts';
import { patternOf } from '#server/platform/db/prefix.ts';
import { isBlocked, type OwnStatus } from './own-status.ts';

/** The applications of one creator with everything the page shows, in one statement. */
export function selectOwnApplications(db: Database, creatorId: string, { status }: OwnStatus) {
  return db
    .selectFrom('applications')
    .innerJoin('campaigns', 'campaigns.id', 'applications.campaign_id')
    .innerJoin('businesses', 'businesses.id', 'campaigns.business_id')
    .leftJoin('business_locations', 'business_locations.id', 'campaigns.location_id')
    .leftJoin('neighborhoods', 'neighborhoods.id', 'business_locations.neighborhood_id')
    .leftJoin('collaborations', 'collaborations.application_id', 'applications.id')
    .leftJoin('profiles as inviter', 'inviter.user_id', 'applications.invited_by')
    .select([
      'applications.id',
      'applications.updated_at',
      'applications.payout_cents',
      'applications.reason',
    ])
    .select(['applications.note', 'applications.submitted_at', 'applications.decided_at'])
    .select(['applications.invitation', 'applications.invited_at', 'inviter.full_name as inviter_name'])
    .select(['campaigns.id as campaign_id', 'campaigns.public_id', 'campaigns.title', 'campaigns.fulfilment'])
    .select(['campaigns.status as campaign_status', 'campaigns.application_deadline'])
    .select('campaigns.is_offer')
    .select(['campaigns.content_due_days', 'campaigns.creator_payout_cents'])
    .select(['collaborations.id as collaboration_id', 'collaborations.status as work_status'])
    .select(['businesses.business_name', 'businesses.slug', 'businesses.industry'])
    .select(['neighborhoods.neighborhood_name', 'neighborhoods.borough'])
    .select([
      status.as('status'),
      awaitsConsent.as('needs_consent'),
      lapsedUnanswered.as('lapsed_unanswered'),
      isBlocked.as('is_blocked'),
      deliverables.as('deliverables'),
      turnsOf('applications.id').as('turns'),
    ])
    .where('applications.creator_id', '=', creatorId);
}

/** Whether the campaign's title or the business's name contains the words of a search. */
export function matches(q: string | undefined): RawBuilder<boolean> {
  if (!q) return sql<boolean>`true`;
  const wanted = patternOf(q);
  return sql<boolean>`(campaigns.title ilike ${wanted} or businesses.business_name ilike ${wanted})`;
}

const deliverables = sql<Deliverable[]>`(
  select coalesce(json_agg(json_build_object('kind', d.kind, 'quantity', d.quantity) order by d.sort_order), '[]')
  from campaign_deliverables d where d.campaign_id = campaigns.id
)`;

type Row = Awaited<ReturnType<ReturnType<typeof selectOwnApplications>['executeTakeFirstOrThrow']>>;

type AnswerHours = Pick<PlatformSettings, 'quote_hours' | 'offer_hours'>;

/** Price and reason stay hidden until the decision is announced. */
export function presentOwnApplication(row: Row, hours: AnswerHours): OwnApplication {
  const isOpen = row.status === 'submitted' || row.status === 'shortlisted';
  return {
    id: row.id,
    status: row.status,
    updated_at: row.updated_at,
    campaign: {
      id: row.campaign_id,
      public_id: row.public_id,
      title: row.title,
      status: row.campaign_status,
      is_offer: row.is_offer,
      application_deadline: row.application_deadline,
      content_due_days: row.content_due_days,
      fulfilment: row.fulfilment,
      deliverables: row.deliverables,
    },
    business: {
      business_name: row.business_name,
      slug: row.slug,
      industry: row.industry,
      neighborhood: row.neighborhood_name,
      borough: row.borough,
    },
    posted_cents: row.creator_payout_cents,
    payout_cents: isOpen ? null : row.payout_cents,
    collaboration_id: isOpen ? null : row.collaboration_id,
    work_status: isOpen ? null : row.work_status,
    is_in_dispute: row.work_status === 'disputed',
    invitation: row.invited_at
      ? { words: row.invitation ?? '', by_name: row.inviter_name, invited_at: row.invited_at }
      : null,
    answer_hours: row.is_offer ? hours.offer_hours : hours.quote_hours,
    reason: isOpen ? null : row.reason,
    note: isOpen ? null : row.note,
    submitted_at: row.submitted_at,
    decided_at: isOpen ? null : row.decided_at,
    turns: row.turns,
    needs_consent: row.needs_consent,
    lapsed_unanswered: row.lapsed_unanswered,
    is_blocked: row.is_blocked,
  };
}
