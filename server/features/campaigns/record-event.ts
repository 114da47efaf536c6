import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';

export interface CampaignEvent {
  campaign_id: string;
  application_id?: string;
  /** Left out where the clock or a payment did it. */
  actor_id?: string | undefined;
  kind: string;
  detail?: Record<string, unknown>;
}

/** Writes down what happened to a campaign, for its activity. */
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
}
