import type { ConversationRow } from '#contract/messages/conversations.ts';
import type { ConversationSide } from '#domain/messages/conversations.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

/** Conversations with their participants and campaign. */
export function selectParties(db: Database | Tx) {
  return db
    .selectFrom('conversations as c')
    .innerJoin('campaigns as g', 'g.id', 'c.campaign_id')
    .innerJoin('businesses as b', 'b.id', 'c.business_id')
    .innerJoin('creators as k', 'k.id', 'c.creator_id')
    .innerJoin('profiles as kp', 'kp.user_id', 'k.user_id')
    .select(['c.id', 'c.campaign_id', 'c.business_id', 'c.creator_id'])
    .select(['g.slug as campaign_slug', 'g.title as campaign_title', 'g.status as campaign_status'])
    .select(['b.business_name', 'b.slug as business_slug', 'b.industry'])
    .select(['kp.full_name as creator_name', 'kp.account_status as creator_account_status']);
}
type Row = Awaited<ReturnType<ReturnType<typeof selectParties>['executeTakeFirstOrThrow']>>;

export type Parties = Pick<ConversationRow, 'id' | 'side' | 'campaign' | 'business' | 'creator'>;

export function presentParties(
  row: Row,
  side: ConversationSide,
  faces: ReadonlyMap<string, string>,
): Parties {
  return {
    id: row.id,
    side,
    campaign: {
      id: row.campaign_id,
      identifier: row.campaign_slug ?? row.campaign_id,
      title: row.campaign_title,
      status: row.campaign_status,
    },
    business: {
      id: row.business_id,
      business_name: row.business_name,
      slug: row.business_slug,
      industry: row.industry,
    },
    creator: {
      id: row.creator_id,
      name:
        row.creator_account_status === 'deleted' ? 'Former creator' : row.creator_name?.trim() || 'A creator',
      avatar_url: faces.get(row.creator_id) ?? null,
    },
  };
}
