import { sql } from 'kysely';
import type { WebhookEvent } from '#domain/accounts/webhooks.ts';
import { emitEvent } from '#server/areas/base/webhook-endpoints/commands/emit-event.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';

export interface CampaignEvent {
  campaign_id: string;
  application_id?: string;
  /** Left out for automatic moves and payments. */
  actor_id?: string | undefined;
  kind: string;
  detail?: Record<string, unknown>;
}

/** Records an event for the campaign's activity. */
export async function recordCampaignEvent(tx: Tx, event: CampaignEvent, now: Date): Promise<void> {
  const { campaign_id, application_id = null, actor_id = null, kind, detail = {} } = event;
  await tx
    .insertInto('campaign_events')
    .values({
      id: newId(),
      campaign_id,
      application_id,
      actor_id,
      kind,
      detail: JSON.stringify(detail),
      created_at: now.toISOString(),
    })
    .execute();
  const type = TOLD_OUTSIDE[kind];
  if (type === undefined) return;
  const ids = { campaign_id, ...(application_id && { application_id }) };
  const business_id = sql`select c.business_id from campaigns c where c.id = ${campaign_id}`;
  await emitEvent(tx, { type, ids, business_id, creator_id: null }, now);
}

/** The events that webhooks are told about. */
const TOLD_OUTSIDE: Record<string, WebhookEvent> = {
  campaign_go_live: 'campaign.published',
  application_submit: 'application.received',
};
