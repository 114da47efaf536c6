import { sql } from 'kysely';
import type { CampaignEvent, CampaignEventsQuery } from '#contract/campaigns/own-campaigns.ts';
import type { Account } from '#domain/accounts/access.ts';
import { displayName } from '#domain/format/display-name.ts';
import type { QuoteSide } from '#domain/hiring/quote-states.ts';
import type { FundingPurpose } from '#domain/money/funding-states.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { getOwnCampaign } from './find-own-campaign.ts';

/** The events of a campaign, latest first, with only the details that the business may read. */
export async function listCampaignEvents(
  db: Database,
  account: Account,
  place: { id: string; identifier: string },
  { cursor, limit }: CampaignEventsQuery,
) {
  const { id } = await getOwnCampaign(db, account, place, 'read');
  const after = readCursor(cursor);
  const rows = await eventQuery(db)
    .where('campaign_events.campaign_id', '=', id)
    .$if(after !== null, (query) => query.where('campaign_events.id', '<', after?.[1] ?? ''))
    .orderBy('campaign_events.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, limit, (row) => ['', row.id]);
  return { events: page.map(toEvent), next_cursor };
}

function eventQuery(db: Database) {
  return db
    .selectFrom('campaign_events')
    .leftJoin('users as actor', 'actor.id', 'campaign_events.actor_id')
    .leftJoin('profiles as actor_profile', 'actor_profile.user_id', 'campaign_events.actor_id')
    .leftJoin('applications', 'applications.id', 'campaign_events.application_id')
    .leftJoin('creators', 'creators.id', 'applications.creator_id')
    .leftJoin('users as creator', 'creator.id', 'creators.user_id')
    .leftJoin('profiles as creator_profile', 'creator_profile.user_id', 'creators.user_id')
    .select(['campaign_events.id', 'campaign_events.kind', 'campaign_events.created_at'])
    .select(['actor.email as actor_email', 'actor_profile.full_name as actor_full_name'])
    .select(['actor_profile.role as actor_role', 'creator.email as creator_email'])
    .select('creator_profile.full_name as creator_full_name')
    .select(sql<string | null>`detail ->> 'note'`.as('note'))
    .select(
      sql<string | null>`coalesce(detail ->> 'amount_cents', detail ->> 'total_cents')`.as('amount_cents'),
    )
    .select(sql<QuoteSide | null>`detail ->> 'made_by'`.as('quote_by'))
    .select(sql<FundingPurpose | null>`detail ->> 'purpose'`.as('purpose'))
    .select(sql<string | null>`detail ->> 'version'`.as('version'));
}

type EventRow = Awaited<ReturnType<ReturnType<typeof eventQuery>['executeTakeFirstOrThrow']>>;

function toEvent(row: EventRow): CampaignEvent {
  const { id, kind, created_at, actor_email, creator_email, note, quote_by, purpose } = row;
  return {
    id,
    kind,
    created_at,
    quote_by,
    purpose,
    actor_name:
      actor_email === null ? null : displayName({ email: actor_email, full_name: row.actor_full_name }),
    is_admin: row.actor_role === 'admin',
    creator_name:
      creator_email === null ? null : displayName({ email: creator_email, full_name: row.creator_full_name }),
    note,
    amount_cents: row.amount_cents === null ? null : Number(row.amount_cents),
    version: row.version === null ? null : Number(row.version),
  };
}
