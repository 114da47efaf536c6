import type { CampaignMoveName, CampaignMover } from '#domain/campaigns/campaign-states.ts';

export interface CampaignMoveRequest {
  move: CampaignMoveName;
  mover: CampaignMover;
  /** Left out for automatic moves and payments. */
  actor_id?: string | undefined;
  /** The reason, shown to the other side. */
  note?: string | null;
}
