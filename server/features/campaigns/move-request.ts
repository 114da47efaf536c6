import type { CampaignMoveName, CampaignMover } from '#domain/campaign-states.ts';

export interface CampaignMoveRequest {
  campaign_id: string;
  move: CampaignMoveName;
  mover: CampaignMover;
  /** Left out where the clock or a payment moves it. */
  actor_id?: string | undefined;
  /** Why, in words the other side reads. */
  note?: string | null;
}
